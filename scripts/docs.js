import { cpSync, existsSync } from "node:fs"
import { published } from "./build.js"
import { install } from "./install.js"
import { readManifest, root, run, tool } from "./run.js"

/**
 * Builds the documents' site and serves it on loopback. `--dev` serves it from its sources, with hot reload, `--check`
 * checks what was built, and `--build` only builds. The first call installs Astro in `apps/docs`, which is outside the workspaces: nothing else needs it.
 */

const folder = "apps/docs"

/** The port of `npm run docs`, beside those of `npm start` and `npm run dev`. */
const PORT = 4175

/** Installs what the site's lock file names, unless it is there. No package's script runs. */
async function installAstro() {
  const { devDependencies } = readManifest(folder)
  const isThere = Object.entries(devDependencies).every(([name, version]) => {
    const path = `${folder}/node_modules/${name}`
    return existsSync(`${root}${path}/package.json`) && readManifest(path).version === version
  })
  if (isThere) return
  console.log("Installing Astro and Starlight …")
  const npm = process.platform === "win32" ? "npm.cmd" : "npm"
  // Node 20 runs all of it: one package only reads fonts, and asks for a newer Node.
  const args = ["install", "--prefix", folder, "--ignore-scripts", "--loglevel=error"]
  if ((await run(npm, args)) !== 0)
    throw new Error(
      `npm install failed in ${folder}. See npm's output above. Can npm reach its registry?`,
    )
}

/** Compiles what is not up to date, and writes the pages that follow from the packages' declarations. */
async function writeReference() {
  const projects = published.filter((name) => name !== "browser").map((name) => `packages/${name}`)
  const args = ["-b", ...projects, "packages/sandbox/tsconfig.runners.json"]
  if ((await tool("tsc", args)) !== 0) throw new Error("Compiling the packages failed.")
  const { generatePages } = await import("./docs/generate.js")
  await generatePages()
}

/** @param {readonly string[]} args */
async function astro(...args) {
  const code = await run(
    process.execPath,
    [`${root}${folder}/node_modules/astro/astro.js`, ...args, "--root", folder],
    { env: { ASTRO_TELEMETRY_DISABLED: "1" } },
  )
  if (code !== 0) throw new Error(`astro ${args[0]} failed. See its output above.`)
}

/** Prints what is wrong with the built site. */
async function check() {
  const { checkSite } = await import("./docs/check.js")
  let faults = 0
  await checkSite((fault) => {
    faults += 1
    console.error(fault)
  })
  if (faults > 0) throw new Error(`The site has ${faults} faults.`)
}

try {
  await install([".", ...published.map((name) => `packages/${name}`)])
  await installAstro()
  await writeReference()
  cpSync(`${root}apps/web/public/mark.svg`, `${root}${folder}/public/mark.svg`)
  const address = ["--host", "127.0.0.1", "--port", String(PORT)]
  if (process.argv.includes("--dev")) {
    await astro("dev", ...address)
  } else {
    await astro("build")
    if (process.argv.includes("--check")) await check()
    else if (!process.argv.includes("--build")) await astro("preview", ...address)
  }
} catch (error) {
  // The message says what to do; a stack would hide it.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
