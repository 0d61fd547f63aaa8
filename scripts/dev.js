import { existsSync, readdirSync, statSync } from "node:fs"
import { buildPackages } from "./build.js"
import "./hooks.js"
import { installWeb } from "./install.js"
import { root } from "./run.js"

/** The port of `npm run dev`, beside the one of `npm start`. */
const PORT = 4174

/**
 * When the newest file of a folder was changed, in ms since the epoch; 0 without the folder.
 * @param {string} folder
 */
function newest(folder) {
  if (!existsSync(folder)) return 0
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  return Math.max(0, ...files.map((file) => statSync(`${folder}/${file}`).mtimeMs))
}

/** The sandbox and its network run compiled: they are compiled only if a source is newer. */
async function buildSandbox() {
  const stale = ["network", "sandbox"].some((name) => {
    const folder = `${root}packages/${name}`
    return newest(`${folder}/src`) > newest(`${folder}/dist`)
  })
  if (stale) await buildPackages(["core", "network", "sandbox"])
}

try {
  await installWeb()
  await buildSandbox()
  const { serveSources } = await import("../apps/web/server/serve-sources.js")
  const { url } = await serveSources({ port: PORT })
  console.log(`${url}\n${url}/gallery`)
} catch (error) {
  // The message says what to do; a stack would hide it.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
