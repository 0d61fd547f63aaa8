import { posix } from "node:path"
import { parseAst } from "vite"

/**
 * A declaration file: its `code`, and what is in it. `declared` has the top-level declarations by name, several for overloads; `exported` and
 * `imported` say where a name comes from; `stars` are the files of `export *`.
 * @typedef {{ code: string, declared: Map<string, Declaration[]>, exported: Map<string, Origin>, imported: Map<string, Origin>, stars: string[], globals: string[] }} DeclarationFile
 */
/**
 * `text` is without docstrings, and `source` with those inside; `doc` is its own docstring's text, `node` its syntax tree,
 * and `uses` all identifiers in it.
 * @typedef {{ text: string, source: string, doc: string, node: any, uses: Set<string> }} Declaration
 */
/** @typedef {{ file: string, name: string }} Origin `file` is a package's name if it has no `.d.ts` */

/**
 * Reads declaration files, and follows the names in them to where they are declared.
 * @param {(file: string) => string} read
 * @param {(specifier: string) => string} [locate] the declaration file of a package's entry point, if it is to be followed
 */
export function readDeclarations(read, locate = (specifier) => specifier) {
  /** @type {Map<string, DeclarationFile>} */
  const files = new Map()
  /** @param {string} file */
  const fileOf = (file) => {
    const known = files.get(file) ?? parseDeclarations(file, read(file), locate)
    files.set(file, known)
    return known
  }

  /**
   * The file that declares a name, and its name there.
   * @param {Origin} origin
   * @returns {Origin}
   */
  function resolve({ file, name }) {
    if (!file.endsWith(".d.ts") || name === "*") return { file, name }
    const { declared, exported, imported, stars } = fileOf(file)
    const next = exported.get(name)
    if (next && (next.file !== file || next.name !== name)) return resolve(next)
    if (declared.has(name)) return { file, name }
    const from = imported.get(name)
    if (from) return resolve(from)
    const star = stars.find((other) => exportsOf(other).includes(name))
    if (star) return resolve({ file: star, name })
    throw new Error(`${file} exports ${name}, but nothing declares it.`)
  }

  /**
   * @param {string} file
   * @returns {string[]}
   */
  function exportsOf(file) {
    const { exported, stars } = fileOf(file)
    return [...new Set([...exported.keys(), ...stars.flatMap(exportsOf)])].sort()
  }

  /**
   * @param {Origin} origin
   * @returns {Declaration[]}
   */
  function declarationsOf({ file, name }) {
    if (file.endsWith(".d.ts") && name !== "*") return fileOf(file).declared.get(name) ?? []
    const text = `${name} from "${file}"`
    return [{ text, source: text, doc: "", node: undefined, uses: new Set() }]
  }

  return { fileOf, resolve, exportsOf, declarationsOf }
}

/**
 * @param {string} file
 * @param {string} code
 * @param {(specifier: string) => string} locate
 * @returns {DeclarationFile}
 */
function parseDeclarations(file, code, locate) {
  /** @type {DeclarationFile} */
  const found = {
    code,
    declared: new Map(),
    exported: new Map(),
    imported: new Map(),
    stars: [],
    globals: [],
  }
  /** @param {any} source */
  const target = ({ value }) =>
    value.startsWith(".")
      ? posix.join(posix.dirname(file), value).replace(/\.js$/, ".d.ts")
      : locate(value)

  /** @param {any} node @param {any} [statement] the export around it */
  function declare(node, statement) {
    const source = code.slice(node.start, node.end).replace(/^declare /, "")
    const text = withoutDocs(source)
    if (node.type === "TSModuleDeclaration" && node.id.name === "global") found.globals.push(text)
    const doc = docBefore(code, (statement ?? node).start)
    for (const { id } of node.declarations ?? [node]) {
      const { name } = id
      const declaration = { text, source, doc, node, uses: identifiersIn(node) }
      found.declared.set(name, [...(found.declared.get(name) ?? []), declaration])
      if (statement) found.exported.set(name, { file, name })
    }
  }

  for (const node of /** @type {any[]} */ (parseAst(code, { lang: "dts" }).body)) {
    if (node.type === "ImportDeclaration") {
      for (const { local, imported } of node.specifiers)
        found.imported.set(local.name, { file: target(node.source), name: imported?.name ?? "*" })
    } else if (node.type === "ExportAllDeclaration") {
      if (node.exported)
        found.exported.set(node.exported.name, { file: target(node.source), name: "*" })
      else found.stars.push(target(node.source))
    } else if (node.type === "ExportNamedDeclaration") {
      if (node.declaration) declare(node.declaration, node)
      for (const { local, exported } of node.specifiers)
        found.exported.set(exported.name, {
          file: node.source ? target(node.source) : file,
          name: local.name,
        })
    } else declare(node)
  }
  return found
}

/** @param {string} declaration */
function withoutDocs(declaration) {
  return declaration.replace(/^\s*\/\*\*.*?\*\/\n/gms, "")
}

/**
 * The text of the docstring that ends before a place, in its own lines; empty without a docstring.
 * @param {string} code
 * @param {number} start
 */
export function docBefore(code, start) {
  const before = code.slice(0, start).trimEnd()
  if (!before.endsWith("*/")) return ""
  const text = before.slice(before.lastIndexOf("/**") + 3, -2)
  return text.replace(/^[^\S\n]*\* ?/gm, "").trim()
}

/**
 * @param {any} node
 * @param {Set<string>} [names]
 * @returns {Set<string>}
 */
function identifiersIn(node, names = new Set()) {
  if (Array.isArray(node)) for (const child of node) identifiersIn(child, names)
  else if (typeof node?.type === "string") {
    if (node.type === "Identifier") names.add(node.name)
    for (const value of Object.values(node)) identifiersIn(value, names)
  }
  return names
}
