import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

const source = new URL(".", import.meta.url)

/** The parts that are in the markup of these components, each once and sorted. */
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

/** The parts that the documentation's table has: the names of its last column, but for states and attributes. */
function documented(): string[] {
  const page = readFileSync(new URL("../../../docs/components.md", source), "utf8")
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

test("each part of a component is in the documentation's table, and none that is not there", () => {
  const parts = partsIn(() => true)
  expect(documented().filter((part) => !parts.includes(part))).toEqual([])
  expect(parts.filter((part) => !documented().includes(part))).toEqual([])
})
