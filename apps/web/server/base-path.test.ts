import { expect, test } from "vitest"
import { readBasePath, withBasePath } from "./base-path.js"

test.each([
  ["/", "/"],
  ["", "/"],
  ["/repository/", "/repository/"],
  ["repository", "/repository/"],
  ["/a/b-1_2~c.d", "/a/b-1_2~c.d/"],
])("reads the base %j as %s", (text, base) => {
  expect(readBasePath(text)).toBe(base)
})

test.each(["..", "/a/../b", "/.git/", "a b", "https://app.example/", "/a;b", "/a*", '/a"', "/ä/"])(
  "refuses the base %j",
  (text) => {
    expect(() => readBasePath(text)).toThrow("must be a path such as /repository/")
  },
)

const page = (base: string) => `<link rel="manifest" href="${base}manifest.json" />
<script type="module" src="${base}assets/a.js"></script>
<a href="https://elsewhere.example/">Elsewhere</a>`

test("a page names its files below its base, whatever its base was before", () => {
  expect(withBasePath(page("./"), "/")).toBe(page("/"))
  expect(withBasePath(page("/"), "/repository/")).toBe(page("/repository/"))
  expect(withBasePath(page("/repository/"), "/repository/")).toBe(page("/repository/"))
  expect(withBasePath(page("/repository/"), "/")).toBe(page("/"))
  expect(() => withBasePath("<head></head>", "/")).toThrow("no manifest")
})
