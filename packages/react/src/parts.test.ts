import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const source = new URL(".", import.meta.url)

/** The parts in the markup of these components, unique and sorted. */
function partsIn(wanted: (path: string) => boolean): string[] {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  const parts = files
    .filter((path) => path.endsWith(".tsx") && !path.includes(".test.") && wanted(path))
    .flatMap((path) => {
      const code = readFileSync(new URL(path, source), "utf8")
      return [...code.matchAll(/\b(?:data-)?part=("[^"]+"|\{[^}]+\})/g)]
    })
    .flatMap(([, value = ""]) => [...value.matchAll(/"([^"]+)"/g)])
    .map(([, part = ""]) => part)
  return [...new Set(parts)].sort()
}

/** The parts in the documentation's table: the names in its last column, without states and attributes. */
function documented(): string[] {
  const page = readFileSync(
    new URL("../../../apps/docs/src/content/docs/theming/parts.md", source),
    "utf8",
  )
  const cells = page
    .split("\n")
    .flatMap((line) => (line.startsWith("| ") ? [line.split("|").at(-2) ?? ""] : []))
  const names = cells.flatMap((cell) => [
    ...cell.replaceAll(/\([^)]*\)/g, "").matchAll(/`([a-z-]+)`/g),
  ])
  return [...new Set(names.map(([, name = ""]) => name))]
    .filter((name) => !name.startsWith("data-"))
    .sort()
}

test("the documentation's table lists every component part and no other", () => {
  const parts = partsIn(() => true)
  expect(documented().filter((part) => !parts.includes(part))).toEqual([])
  expect(parts.filter((part) => !documented().includes(part))).toEqual([])
})
