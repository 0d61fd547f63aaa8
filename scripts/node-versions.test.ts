import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { published } from "./build.js"
import { publishedManifest } from "./pack.js"
import { root } from "./run.js"

/** Whether a version is in a range of a manifest: `a || b`, each a version with `^`, `>=`, or nothing. */
function runsOn(version: string, range: string): boolean {
  const numbers = (text: string) => text.split(".").map(Number)
  const wanted = numbers(version)
  return range.split("||").some((part) => {
    const [, sign, text = ""] =
      /^(\^|>=|)\s*v?([\d.]+?)(\.x)*$/.exec(part.trim()) ?? expect.unreachable(range)
    const least = numbers(text)
    const differs = least.findIndex((number, index) => number !== wanted[index])
    const isNewer = differs < 0 || wanted[differs]! > least[differs]!
    return isNewer && (sign === ">=" || wanted[0] === least[0])
  })
}

/** The lowest and some later versions of Node that anybody uses. */
const nodes = ["20.19.0", "21.7.3", "22.11.0", "22.12.0", "23.11.0", "24.0.0", "25.0.0", "26.0.0"]

/** What npm installs with a package: the records of the lockfile, by where they are. */
function installedWith(name: string): Map<string, { engines?: { node?: string } }> {
  const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, "utf8"))
  const found = new Map<string, { engines?: { node?: string } }>()
  const visit = (path: string): void => {
    const { link, resolved } = packages[path]
    const real = link ? resolved : path
    if (found.has(real)) return
    found.set(real, packages[real])
    for (const dependency of Object.keys(packages[real].dependencies ?? {})) {
      const places: string[] = real
        .split("/node_modules/")
        .map((_: string, index: number, parts: string[]) =>
          [...parts.slice(0, index + 1), dependency].join("/node_modules/"),
        )
      visit([`node_modules/${dependency}`, ...places].findLast((place) => packages[place])!)
    }
  }
  visit(`packages/${name}`)
  return found
}

test.each(published)(
  "%s runs on each Node that its engines name, with all that npm installs with it",
  (name) => {
    const { engines } = publishedManifest(name)
    // Pages without a build load it, and nothing of it runs in Node.
    if (name === "browser") return expect(engines).toBeUndefined()
    const supported = nodes.filter((version) => runsOn(version, engines.node))
    expect(supported).toContain("24.0.0")
    const others = [...installedWith(name)].filter(([, { engines: needed }]) =>
      supported.some((version) => needed?.node && !runsOn(version, needed.node)),
    )
    expect(others.map(([path, { engines: needed }]) => `${path} needs ${needed?.node}`)).toEqual([])
  },
)

test("the packages that an app needs run on Node 20, and what is simulated as its SDK does", () => {
  const on20 = published.filter((name) =>
    runsOn("20.19.0", publishedManifest(name).engines?.node ?? ">=0"),
  )
  expect(on20).toEqual(published.filter((name) => !["sandbox", "network"].includes(name)))
})

test("nothing that Node 20 runs calls URL.canParse, which refuses letters such as ü once compiled", () => {
  const runInNode = ["core", "sign-in", "chains", "network", "sandbox"].map(
    (name) => `packages/${name}/src`,
  )
  const files = execFileSync("git", ["ls-files", ...runInNode, "apps/web/server"], {
    cwd: root,
    encoding: "utf8",
  })
  const code = files
    .split("\n")
    .filter((file) => /\.[jt]sx?$/.test(file) && !file.includes(".test."))
  expect(code.length).toBeGreaterThan(500)
  const calling = code.filter((file) => readFileSync(root + file, "utf8").includes("URL.canParse("))
  expect(calling).toEqual([])
})
