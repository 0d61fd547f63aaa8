import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { parseAst } from "vite"

/** @typedef {{ from: string, isLater: boolean }} Import `isLater`: behind `import()` */

/**
 * What a module's code imports.
 * @param {string} code JavaScript
 * @returns {Import[]}
 */
export function importsIn(code) {
  /** @type {Import[]} */
  const found = []
  /** @param {any} node */
  const visit = (node) => {
    if (Array.isArray(node)) for (const one of node) visit(one)
    if (typeof node?.type !== "string") return
    const isLater = node.type === "ImportExpression"
    if (isLater || /^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) {
      const from = node.source?.value
      if (typeof from === "string") found.push({ from, isLater })
    }
    for (const value of Object.values(node)) visit(value)
  }
  visit(parseAst(code).body)
  return found
}

/**
 * The packages that an entry point loads, of other authors: at once, or behind `import()`.
 * @param {string} entry the path of a built module
 * @param {(specifier: string) => string | undefined} ownEntry the built module of an own package's entry point
 * @returns {Map<string, boolean>} whether a package is only loaded later, by name
 */
export function packagesOf(entry, ownEntry) {
  /** @type {Map<string, boolean>} */
  const packages = new Map()
  /** @type {Map<string, boolean>} */
  const seen = new Map()
  /** @type {[file: string, isLater: boolean][]} */
  const open = [[entry, false]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [file, wasLater] = next
    if (seen.get(file) === false || (wasLater && seen.has(file))) continue
    seen.set(file, wasLater)
    for (const { from, isLater: here } of importsIn(readFileSync(file, "utf8"))) {
      const isLater = wasLater || here
      const own = from.startsWith(".") ? join(dirname(file), from) : ownEntry(from)
      if (own) {
        if (/\.m?js$/.test(own) && existsSync(own)) open.push([own, isLater])
      } else if (!/^node:|^data:/.test(from)) {
        const [, name = from] = /^((?:@[^/]+\/)?[^/]+)/.exec(from) ?? []
        packages.set(name, isLater && packages.get(name) !== false)
      }
    }
  }
  return packages
}
