import { cpSync, readdirSync, rmSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { writeHostFiles } from "../apps/web/server/write-host-files.js"
import { readManifest, root, tool } from "./run.js"

/** Files that the compiler does not copy, but that the packages need beside their code. */
const assets = /\.(svg|css|css\.d\.ts)$/

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
  if (projects.includes("sandbox")) await buildWithVite("sandbox")
  if (projects.includes("browser")) await buildWithVite("browser")
}

/** The published packages, as folders below `packages`: all that are not private. */
export const published = readdirSync(`${root}packages`).filter(
  (name) => !readManifest(`packages/${name}`).private,
)

/** Builds all published packages from nothing, so that no file of a deleted module remains. */
export async function buildPublished() {
  for (const name of published)
    rmSync(`${root}packages/${name}/dist`, { recursive: true, force: true })
  await buildPackages([...published, "sandbox/tsconfig.playwright.json"])
}

/**
 * Bundles what browsers load without a build: the pages of the simulated web wallets, and the package for plain pages.
 * @param {string} name a folder below `packages`
 */
async function buildWithVite(name) {
  const config = `packages/${name}/vite.config.ts`
  const code = await tool("vite", ["build", "--config", config, "--logLevel", "warn"])
  if (code !== 0) throw new Error(`Building packages/${name} for browsers failed.`)
}

/**
 * Builds the front end into `apps/web/dist`, ready for any host, and the rules for nginx and Caddy into
 * `apps/web/rules`.
 */
export async function buildWeb() {
  const code = await tool("vite", ["build", "apps/web", "--logLevel", "warn"])
  if (code !== 0) throw new Error("Building the front end failed.")
  await writeHostFiles(`${root}apps/web/dist`, `${root}apps/web/rules`)
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildPublished()
  await buildWeb()
}
