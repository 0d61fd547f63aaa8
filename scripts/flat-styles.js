import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"

const imports = /^@import "([^"]+)"(?: layer\((\w+)\))?;$/gm

/**
 * A style sheet with its imports inside, each in a block of its layer. Some bundlers, such as Next.js with webpack, turn
 * an import with a layer into a media query.
 * @param {string} file
 * @returns {string}
 */
export function flatStyles(file) {
  return readFileSync(file, "utf8").replace(imports, (_, path, layer) => {
    const rules = flatStyles(join(dirname(file), path)).trim()
    return layer ? `@layer ${layer} {\n${rules}\n}` : rules
  })
}

/**
 * The same, minified.
 * @param {string} file
 * @returns {Promise<string>}
 */
export async function minifiedStyles(file) {
  // Building the packages of the front end alone doesn't need it.
  const { transform } = await import("lightningcss")
  const code = new TextEncoder().encode(flatStyles(file))
  return new TextDecoder().decode(transform({ filename: file, code, minify: true }).code)
}
