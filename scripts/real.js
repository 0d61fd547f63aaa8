import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { tool } from "./run.js"

/** The wallets that have a driver in `e2e/real/drivers`. */
const wallets = ["freighter", "lobstr", "rabet", "xbull"]

const usage = `npm run real -- ${wallets.map((name) => `[--${name} <folder>]`).join(" ")}`

/**
 * The folders of unpacked builds by wallet. Throws an `Error` that names the remedy.
 * @param {string[]} args
 */
function readFolders(args) {
  const options = Object.fromEntries(
    wallets.map((name) => [name, /** @type {const} */ ({ type: "string" })]),
  )
  const { values } = parseArgs({ args, options })
  const folders = Object.entries(values).map(([name, folder]) => [name, resolve(String(folder))])
  if (folders.length === 0) throw new Error("Name a wallet and the folder of its build")
  for (const [name, folder] of folders)
    if (!existsSync(`${folder}/manifest.json`))
      throw new Error(`${folder} has no manifest.json: build ${name} first (docs/real-wallets.md)`)
  return Object.fromEntries(folders)
}

try {
  const env = { REAL_WALLETS: JSON.stringify(readFolders(process.argv.slice(2))) }
  process.exitCode = await tool("playwright", ["test", "-c", "e2e/real/rig.config.ts"], { env })
} catch (error) {
  const reason = error instanceof Error ? error.message.replace(/\. .*$/s, "") : error
  console.error(`${reason}. Usage: ${usage}`)
  process.exitCode = 1
}
