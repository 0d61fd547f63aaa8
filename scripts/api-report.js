import { readDeclarations } from "./declarations.js"

/** @typedef {import("./declarations.js").Origin} Origin */

/**
 * The public surface of a package as text: each entry point's exported declarations by name, then the declarations that
 * these use and no entry point exports. Without docstrings.
 * @param {Readonly<Record<string, string>>} entries declaration files by name of the entry point
 * @param {(file: string) => string} read
 * @returns {string}
 */
export function apiReport(entries, read) {
  const { fileOf, resolve, exportsOf, declarationsOf } = readDeclarations(read)
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
