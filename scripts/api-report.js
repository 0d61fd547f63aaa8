import { posix } from "node:path"
import { parseAst } from "vite"

/**
 * A declaration file. `declared` has the top-level declarations by name, several for overloads; `exported` and
 * `imported` say where a name comes from; `stars` are the files of `export *`.
 * @typedef {{ declared: Map<string, Declaration[]>, exported: Map<string, Origin>, imported: Map<string, Origin>, stars: string[], globals: string[] }} DeclarationFile
 */
/** @typedef {{ text: string, uses: Set<string> }} Declaration its text, and all identifiers in it */
/** @typedef {{ file: string, name: string }} Origin `file` is a package's name if it has no `.d.ts` */

/**
 * The public surface of a package as text: each entry point's exported declarations by name, then the declarations that
 * these use and no entry point exports. Without docstrings.
 * @param {Readonly<Record<string, string>>} entries declaration files by name of the entry point
 * @param {(file: string) => string} read
 * @returns {string}
 */
export function apiReport(entries, read) {
  /** @type {Map<string, DeclarationFile>} */
  const files = new Map()
  /** @param {string} file */
  const fileOf = (file) => {
    const known = files.get(file) ?? parseDeclarations(file, read(file))
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

  /** @param {Origin} origin */
  function declarationsOf({ file, name }) {
    if (file.endsWith(".d.ts") && name !== "*") return fileOf(file).declared.get(name) ?? []
    return [{ text: `${name} from "${file}"`, uses: new Set() }]
  }

  /** @type {string[]} */
  const sections = []
  /** The declarations that the report has or will have. @type {Map<string, Origin>} */
  const shown = new Map()
  for (const [entry, file] of Object.entries(entries)) {
    const lines = exportsOf(file).flatMap((name) => {
      const origin = resolve({ file, name })
      shown.set(`${origin.file} ${origin.name}`, origin)
      const renamed = origin.name === name ? "" : `${name} = `
      return declarationsOf(origin).map(({ text }) => renamed + text)
    })
    sections.push([`# ${entry}`, ...lines, ...fileOf(file).globals].join("\n\n"))
  }

  /** @type {[name: string, text: string][]} */
  const hidden = []
  // The map grows while it is read.
  for (const origin of shown.values()) {
    for (const name of declarationsOf(origin).flatMap(({ uses }) => [...uses])) {
      const { declared, imported } = fileOf(origin.file)
      if (!declared.has(name) && !imported.has(name)) continue
      const used = resolve({ file: origin.file, name })
      const key = `${used.file} ${used.name}`
      if (shown.has(key) || !used.file.endsWith(".d.ts")) continue
      shown.set(key, used)
      for (const { text } of declarationsOf(used)) hidden.push([used.name, text])
    }
  }
  if (hidden.length > 0) {
    const texts = hidden.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, text]) => text)
    sections.push(["# Used by these, but not exported", ...texts].join("\n\n"))
  }
  return `${sections.join("\n\n")}\n`
}

/**
 * @param {string} file
 * @param {string} code
 * @returns {DeclarationFile}
 */
function parseDeclarations(file, code) {
  /** @type {DeclarationFile} */
  const found = {
    declared: new Map(),
    exported: new Map(),
    imported: new Map(),
    stars: [],
    globals: [],
  }
  /** @param {any} source */
  const target = ({ value }) =>
    value.startsWith(".") ? posix.join(posix.dirname(file), value).replace(/\.js$/, ".d.ts") : value

  /** @param {any} node @param {boolean} isExported */
  function declare(node, isExported) {
    const text = textOf(code.slice(node.start, node.end))
    if (node.type === "TSModuleDeclaration" && node.id.name === "global") found.globals.push(text)
    for (const { id } of node.declarations ?? [node]) {
      const { name } = id
      const declaration = { text, uses: identifiersIn(node) }
      found.declared.set(name, [...(found.declared.get(name) ?? []), declaration])
      if (isExported) found.exported.set(name, { file, name })
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
      if (node.declaration) declare(node.declaration, true)
      for (const { local, exported } of node.specifiers)
        found.exported.set(exported.name, {
          file: node.source ? target(node.source) : file,
          name: local.name,
        })
    } else declare(node, false)
  }
  return found
}

/** @param {string} declaration */
function textOf(declaration) {
  return declaration.replace(/^\s*\/\*\*.*?\*\/\n/gms, "").replace(/^declare /, "")
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
