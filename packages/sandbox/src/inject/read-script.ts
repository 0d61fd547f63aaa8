import { existsSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** The built scripts for pages: with the main wallets, and with all. */
export type InjectScript = "inject.js" | "inject-all.js"

/**
 * Reads a built script for pages.
 *
 * @throws if the package is not built
 */
export function readScript(name: InjectScript): string {
  const file = fileURLToPath(new URL(`../../dist/${name}`, import.meta.url))
  if (!existsSync(file)) throw new Error(`${file} is not built. Run npm run build first.`)
  return readFileSync(file, "utf8")
}
