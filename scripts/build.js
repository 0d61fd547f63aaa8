import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { parseArgs } from "node:util"
import { readBasePath } from "../apps/web/server/base-path.js"
import { compressSite } from "../apps/web/server/compress.js"
import { writeHostFiles } from "../apps/web/server/write-host-files.js"
import { flatStyles, minifiedStyles } from "./flat-styles.js"
import { joinLatePart } from "./late-files.js"
import { completeLicenses } from "./licenses.js"
import { prerenderWeb } from "./prerender.js"
import { readManifest, root, tool } from "./run.js"

/** Files that the compiler does not copy, but that the packages need beside their code. */
const assets = /(^(more-)?icons\.svg|\.css\.d\.ts|^inject(-all)?\.d\.ts)$/

/** The style sheet of the screens. */
const styles = `${root}packages/react/src/styles.css`

/**
 * Builds packages, each into its `dist`: one output file per module, with declarations.
 * @param {readonly string[]} projects folders below `packages`, or their tsconfig files
 */
export async function buildPackages(projects) {
  const compiled = projects.filter((name) => name !== "browser")
  const code = await tool("tsc", ["-b", ...compiled.map((name) => `packages/${name}`)])
  if (code !== 0) throw new Error("Building the packages failed.")
  for (const name of new Set(compiled.map((project) => project.split("/")[0]))) {
    const source = `${root}packages/${name}/src`
    const found = readdirSync(source, { recursive: true, encoding: "utf8" })
    for (const path of found.filter((file) => assets.test(file))) {
      cpSync(`${source}/${path}`, `${root}packages/${name}/dist/${path}`)
    }
  }
  for (const name of compiled) await joinLatePart(name)
  if (compiled.includes("react")) {
    writeFileSync(`${root}packages/react/dist/styles.css`, flatStyles(styles))
    writeCatalogues()
  }
  if (compiled.includes("compat")) {
    // In the checkout, Vite makes this module from the style sheet.
    const code = `export const sheet = ${JSON.stringify(await minifiedStyles(styles))}\n`
    writeFileSync(`${root}packages/compat/dist/kit/sheet.js`, code)
  }
  if (compiled.includes("create-alidade")) await copyTemplates()
  if (projects.includes("sandbox")) {
    await buildWithVite("sandbox", "dist/sites")
    for (const mode of ["main", "all", "keys"]) await buildInjectScript(mode)
    completeLicenses(`${root}packages/sandbox/dist`)
  }
  if (projects.includes("browser")) await buildWithVite("browser", "dist")
}

/** What npm and builds leave in the folder of an example. */
const notOfTemplates =
  /\/(node_modules|dist|\.next|alidade|test-results|package-lock\.json|picture\.png)$/

/** Copies the examples that `create-alidade` starts apps from. */
async function copyTemplates() {
  const dist = `${root}packages/create-alidade/dist`
  /** @type {typeof import("../packages/create-alidade/src/choices.js")} */
  const { frameworks } = await import(pathToFileURL(`${dist}/choices.js`).href)
  for (const name of Object.keys(frameworks))
    cpSync(`${root}examples/${name}`, `${dist}/templates/${name}`, {
      recursive: true,
      filter: (path) => !notOfTemplates.test(path.replaceAll("\\", "/")),
    })
}

/** Makes modules of the catalogues of texts: not every bundler and browser imports JSON. */
function writeCatalogues() {
  const react = `${root}packages/react`
  writeCatalogue(`${react}/locales`, `${react}/dist/languages`, "index.js")
  const inspector = `${react}/dist/inspector`
  writeCatalogue(`${react}/locales/inspector`, inspector, "load-texts.js")
  const codes = `${react}/dist/result-codes`
  writeCatalogue(`${react}/locales/result-codes`, codes, "load-code-texts.js")
  const { version } = readManifest("packages/react")
  const code = `/** The version of \`@alidade/react\`. */\nexport const version = "${version}"\n`
  writeFileSync(`${inspector}/version.js`, code)
}

/** @param {string} from the catalogues @param {string} to their modules @param {string} list the module that loads them */
function writeCatalogue(from, to, list) {
  for (const file of readdirSync(from).filter((name) => name.endsWith(".json"))) {
    const code = `export default ${readFileSync(`${from}/${file}`, "utf8").trim()}\n`
    writeFileSync(`${to}/${file.replace(".json", ".js")}`, code)
  }
  const code = readFileSync(`${to}/${list}`, "utf8")
  const imports = /"(?:..\/)+locales\/(?:[\w-]+\/)?([\w-]+)\.json"/g
  writeFileSync(`${to}/${list}`, code.replace(imports, '"./$1.js"'))
}

/** The published packages, as folders below `packages`: all that are not private. */
export const published = readdirSync(`${root}packages`).filter(
  (name) => !readManifest(`packages/${name}`).private,
)

/** Builds all published packages from nothing, so that no file of a deleted module remains. */
export async function buildPublished() {
  for (const name of published)
    rmSync(`${root}packages/${name}/dist`, { recursive: true, force: true })
  await buildPackages([...published, "sandbox/tsconfig.runners.json"])
}

/**
 * Bundles what browsers load without a build: the pages of the simulated web wallets, and the package for plain pages.
 * @param {string} name a folder below `packages`
 * @param {string} output its folder with the bundle
 */
async function buildWithVite(name, output) {
  const config = `packages/${name}/vite.config.ts`
  const code = await tool("vite", ["build", "--config", config, "--logLevel", "warn"])
  if (code !== 0) throw new Error(`Building packages/${name} for browsers failed.`)
  completeLicenses(`${root}packages/${name}/${output}`)
}

/**
 * Builds a script that puts simulated wallets into any page, or the file with its keys.
 * @param {string} mode of the script's configuration
 */
async function buildInjectScript(mode) {
  const config = "packages/sandbox/vite.inject.config.ts"
  const code = await tool("vite", [
    ...["build", "--config", config],
    ...["--mode", mode, "--logLevel", "warn"],
  ])
  if (code !== 0) throw new Error(`Building the script for pages (${mode}) failed.`)
}

/** Bundles the front end into `apps/web/dist`, with its first screen as HTML. */
export async function bundleWeb() {
  const code = await tool("vite", ["build", "apps/web", "--logLevel", "warn"])
  if (code !== 0) throw new Error("Building the front end failed.")
  completeLicenses(`${root}apps/web/dist`)
  await prerenderWeb()
}

/**
 * Makes the bundled front end ready for any host, and writes the rules for nginx and Caddy into `apps/web/rules`. Needs
 * the built packages.
 * @param {string} [base] the path under which the site will be served
 */
export async function completeWeb(base = "/") {
  await writeHostFiles(`${root}apps/web/dist`, `${root}apps/web/rules`, base)
  await compressSite(`${root}apps/web/dist`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const { base = "/" } = parseArgs({ options: { base: { type: "string" } } }).values
    const basePath = readBasePath(base)
    await buildPublished()
    await bundleWeb()
    await completeWeb(basePath)
  } catch (error) {
    // The message says what to do; a stack would hide it.
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
