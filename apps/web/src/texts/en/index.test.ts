import { readdirSync } from "node:fs"
import { expect, test } from "vitest"
import { english } from "./index.js"

test("every section of English texts can be translated", () => {
  const files = readdirSync(new URL(".", import.meta.url))
  const sections = files
    .filter((file) => !file.startsWith("index."))
    .map((file) => file.split(".")[0])
  expect(Object.keys(english).sort()).toEqual(sections.sort())
})
