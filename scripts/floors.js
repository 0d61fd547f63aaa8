import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { posix } from "node:path"
import { fileURLToPath } from "node:url"
import { parseAst } from "vite"
import { root } from "./run.js"

/**
 * The floors of a source tree, from the top down, with the folders on each: an import goes to the same floor or a lower
 * one.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const floors = {
  "apps/web/src": [
    "gallery offline-worker",
    "app",
    "sign check account activity recipients networks practice sandbox smart waiting",
    "page",
    "ui",
    "logic",
    "texts",
  ],
  "packages/network/src": [
    "horizon rpc",
    "transactions",
    "contracts",
    "host operations",
    "entries http",
  ],
  "packages/sign-in/src": ["session", "client server", "challenge message stellar-toml"],
  "packages/core/src": [
    "actions",
    "wallets requests",
    "state describe entries",
    "networks verify",
    "encoding",
    "contract",
  ],
}

/** Files that list lazy modules. A file loads the modules through the list, so these imports are no arrows. */
const lazyLists = new Set([
  "packages/wallets/src/modules.ts",
  "packages/react/src/lazy/lazy-parts.ts",
  "packages/react/src/lazy/connection-parts.ts",
])

/** Folders whose own folders count each. */
const divided = new Set(["apps/web/src/logic", "apps/web/src/sign"])

/**
 * An import between two folders of a source tree. A file beside the folders counts as one.
 * @typedef {{ from: string, to: string, file: string, imported: string }} Arrow
 */

/** The source trees: those of the packages and apps in TypeScript. */
export function sourceTrees() {
  const files = sources(".")
  return [
    ...new Set(files.map((file) => /^(?:packages|apps)\/[\w-]+\/src(?=\/)/.exec(file)?.[0])),
  ].filter((tree) => tree !== undefined)
}

/**
 * The arrows between the folders of a source tree. Tests may import anything.
 * @param {string} tree such as "packages/core/src"
 */
export function arrowsOf(tree) {
  const files = new Set(sources(tree))
  return [...files].flatMap((file) =>
    lazyLists.has(file) || /\.test\.tsx?$/.test(file)
      ? []
      : importsOf(file, files).flatMap((imported) => {
          const [from, to] = [folderOf(file, tree), folderOf(imported, tree)]
          return from === to ? [] : [{ from, to, file, imported }]
        }),
  )
}

/**
 * The arrows that go up a floor, or around a circle of folders.
 * @param {readonly Arrow[]} arrows
 * @param {readonly string[]} [levels]
 */
export function wrongArrows(arrows, levels = []) {
  // Files beside the folders are the top floor.
  const level = (/** @type {string} */ folder) =>
    levels.findIndex((names) => names.split(" ").includes(folder.split("/")[0] ?? ""))
  return arrows.filter(({ from, to }) => level(to) < level(from) || reachable(to, arrows).has(from))
}

/**
 * The folders that a folder's files reach.
 * @param {string} folder
 * @param {readonly Arrow[]} arrows
 */
function reachable(folder, arrows) {
  const found = new Set([folder])
  for (const one of found) for (const { from, to } of arrows) if (from === one) found.add(to)
  return found
}

/** @param {string} under */
function sources(under) {
  const listed = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", under],
    {
      cwd: root,
      encoding: "utf8",
    },
  )
  return listed.split("\n").filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
}

/**
 * @param {string} file
 * @param {string} tree
 */
function folderOf(file, tree) {
  const path = posix.relative(tree, file)
  const names = posix.dirname(path).split("/")
  if (names[0] === ".") return path
  return names.slice(0, divided.has(`${tree}/${names[0]}`) ? 2 : 1).join("/")
}

/**
 * The files of a tree that a file imports.
 * @param {string} file
 * @param {ReadonlySet<string>} files
 */
function importsOf(file, files) {
  /** @type {string[]} */
  const found = []
  const lang = file.endsWith("x") ? "tsx" : "ts"
  const visit = (/** @type {unknown} */ node) => {
    if (typeof node !== "object" || node === null) return
    if (Array.isArray(node)) return node.forEach(visit)
    const { type, source } = /** @type {{ type?: string, source?: { value?: unknown } }} */ (node)
    if (type && /^(Import|Export)/.test(type) && typeof source?.value === "string")
      found.push(source.value)
    Object.values(node).forEach(visit)
  }
  visit(parseAst(readFileSync(`${root}${file}`, "utf8"), { lang }))
  return found.flatMap((specifier) => {
    if (!specifier.startsWith(".")) return []
    const path = posix.join(posix.dirname(file), specifier).replace(/\.js$/, "")
    return [`${path}.ts`, `${path}.tsx`].filter((name) => files.has(name))
  })
}

/** Prints how many folders and arrows each source tree has, and its wrong arrows. Returns the number of these. */
export function checkFloors() {
  let wrong = 0
  for (const tree of sourceTrees()) {
    const arrows = arrowsOf(tree)
    const pairs = new Set(
      arrows.flatMap(({ from, to }) => {
        const [above, below] = [from, to].map((folder) => folder.split("/")[0] ?? "")
        const areFolders = ![above, below].some((name) => name?.includes("."))
        return areFolders && above !== below ? [`${above} ${below}`] : []
      }),
    )
    const folders = new Set([...pairs].flatMap((pair) => pair.split(" ")))
    console.log(`${tree}: ${folders.size} folders, ${pairs.size} arrows`)
    for (const { file, imported } of wrongArrows(arrows, floors[tree])) {
      console.log(`  ${file} must not import ${posix.relative(tree, imported)}`)
      wrong++
    }
  }
  return wrong
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(checkFloors() > 0 ? 1 : 0)
