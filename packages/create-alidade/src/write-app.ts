import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { basename, dirname, join, resolve } from "node:path"
import type { Framework, NetworkId } from "./choices.js"
import { forNetwork } from "./networks.js"

/** The app to write. */
export interface App {
  readonly folder: string
  readonly framework: Framework
  readonly network: NetworkId
  /** The folder with one template per framework. */
  readonly templates: string
  /** The version of the Alidade packages to install. */
  readonly version: string
}

/** What git leaves out. A package can't have a file of this name. */
const ignored = ["node_modules", "dist", ".next", ".env", "test-results", "playwright-report"]

/** Writes an app into a new or empty folder, and returns its files. */
export function writeApp({ folder, framework, network, templates, version }: App): string[] {
  const template = join(templates, framework)
  const files = readdirSync(template, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(template, file)).isFile())
    .sort()
  for (const file of files) {
    const text = forNetwork(readFileSync(join(template, file), "utf8"), network)
    write(join(folder, file), file === "package.json" ? manifestOf(text, folder, version) : text)
  }
  write(join(folder, ".gitignore"), `${ignored.join("\n")}\n`)
  return [...files, ".gitignore"]
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The template's manifest with the app's name, and with versions of our packages that stay the same. */
function manifestOf(text: string, folder: string, version: string): string {
  const manifest = JSON.parse(text.replaceAll('"latest"', `"^${version}"`))
  return `${JSON.stringify({ ...manifest, name: nameOf(folder) }, null, 2)}\n`
}

/** The folder's name as npm allows names of packages. */
function nameOf(folder: string): string {
  const name = basename(resolve(folder)).toLowerCase()
  return name.replace(/[^a-z0-9._-]+/g, "-").replace(/^[._-]+|[._-]+$/g, "") || "app"
}
