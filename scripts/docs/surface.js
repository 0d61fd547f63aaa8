import { existsSync, readFileSync } from "node:fs"
import { published } from "../build.js"
import { readDeclarations } from "../declarations.js"
import { publishedManifest } from "../pack.js"
import { root } from "../run.js"

/**
 * An export of an entry point: its name, the entry point's name, and where it is declared.
 * @typedef {{ name: string, entry: string, origin: import("../declarations.js").Origin, declarations: import("../declarations.js").Declaration[] }} Exported
 */

/**
 * The public surface of the packages as built: a reader of their declarations, and what each entry point exports, in the
 * order of the packages.
 */
export function readSurface() {
  /** @type {Map<string, string>} */
  const files = new Map()
  for (const name of published) {
    const manifest = publishedManifest(name)
    for (const [path, { types }] of Object.entries(manifest.exports))
      if (types?.endsWith(".d.ts"))
        files.set(manifest.name + path.slice(1), `packages/${name}/${types.slice(2)}`)
  }
  const reader = readDeclarations(
    (file) => readFileSync(existsSync(root + file) ? root + file : handWritten(file), "utf8"),
    (specifier) => files.get(specifier) ?? specifier,
  )
  const entries = new Map(
    [...files].map(([entry, file]) => [entry, reader.exportsOf(file).map(toExported(entry, file))]),
  )
  return { reader, entries }

  /**
   * @param {string} entry
   * @param {string} file
   * @returns {(name: string) => Exported}
   */
  function toExported(entry, file) {
    return (name) => {
      const origin = reader.resolve({ file, name })
      return { name, entry, origin, declarations: reader.declarationsOf(origin) }
    }
  }
}

/** A declaration file in the sources, which only a whole build copies. @param {string} file in `dist` */
function handWritten(file) {
  return root + file.replace("/dist/", "/src/")
}
