import { readdirSync, readFileSync } from "node:fs"
import { parseAst } from "vite"
import { expect, test } from "vitest"

interface Import {
  type: string
  source?: { value: string } | null
}

/** The packages that a script imports statically, itself or through the project's files. */
function packagesOf(script: URL, seen: Set<string> = new Set()): string[] {
  if (seen.has(script.href)) return []
  seen.add(script.href)
  const { body } = parseAst(readFileSync(script, "utf8"), { lang: "js" })
  return (body as Import[]).flatMap(({ source }) => {
    const name = source?.value
    if (name === undefined || name.startsWith("node:")) return []
    return name.startsWith(".") ? packagesOf(new URL(name, script), seen) : [name]
  })
}

test.each(["start.js", "dev.js", "docs.js", "test.js"])(
  "%s runs before anything is installed",
  (name) => {
    expect(packagesOf(new URL(name, import.meta.url))).toEqual([])
  },
)

test.each(["start.js", "dev.js"])("%s builds every package that the server runs", (name) => {
  const server = new URL("../apps/web/server/", import.meta.url)
  const used = readdirSync(server)
    .filter((file) => /^[\w-]+\.js$/.test(file))
    .flatMap((file) => [
      // Imports, also lazy ones, but not those of types in comments.
      ...readFileSync(new URL(file, server), "utf8").matchAll(
        /(?:from|[^{]import\()\s*"@alidade\/([\w-]+)/g,
      ),
    ])
    .map(([, used]) => used)
  const script = readFileSync(new URL(name, import.meta.url), "utf8")
  const built = JSON.parse(script.match(/buildPackages\((\[.*?\])\)/)?.[1] ?? "[]")
  expect(used).toContain("sandbox")
  const all = new Set(used)
  // The loop also visits names that are added to the set meanwhile.
  for (const each of all) {
    const manifest = new URL(`../packages/${each}/package.json`, import.meta.url)
    const { dependencies = {} } = JSON.parse(readFileSync(manifest, "utf8"))
    for (const dependency of Object.keys(dependencies)) {
      const [, ours] = /^@alidade\/([\w-]+)$/.exec(dependency) ?? []
      if (ours) all.add(ours)
    }
  }
  expect([...all].sort()).toEqual(built)
})

test.each(["core", "network", "sandbox"])("%s compiles with its dependencies alone", (name) => {
  const folder = new URL(`../packages/${name}/`, import.meta.url)
  const read = (file: string): string => readFileSync(new URL(file, folder), "utf8")
  const { exclude = [] } = JSON.parse(read("tsconfig.json"))
  const left = (exclude as string[]).map(
    (path) =>
      new RegExp(
        `^${path
          .replaceAll(".", "\\.")
          .replaceAll("**/", ".*")
          .replace(/(?<!\.)\*/g, "[^/]*")}(/|$)`,
      ),
  )
  const { dependencies = {} } = JSON.parse(read("package.json"))
  const missing = readdirSync(new URL("src", folder), { recursive: true, encoding: "utf8" })
    .map((file) => `src/${file}`)
    .filter((file) => /(?<!\.test|\.d)\.ts$/.test(file) && !left.some((path) => path.test(file)))
    .flatMap((file) => [...read(file).matchAll(/^(?:import|export) .*from "([^."][^"]*)"$/gms)])
    .flatMap(([, specifier = ""]) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [])
    .filter((used) => !used.startsWith("node:") && !(used in dependencies))
  expect([...new Set(missing)]).toEqual([])
})
