import { cpSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { chromiumArgs, shellPath } from "../../scripts/chromium.js"
import { root } from "../../scripts/run.js"
import { sandboxScript } from "../browser.js"

const client = "@walletconnect/sign-client"

/**
 * All packages in an app with the oldest supported React, an old Playwright, and an old or the newest WalletConnect
 * client. The newest one has the vendor's own license, so it is resolved and not installed.
 * @type {import("../case.js").Check}
 */
export default async function check({ folder, registry, install, run, serve }) {
  const newest = (await run("npm", "view", client, "version")).trim()
  depend(folder, newest)
  await run("npm", "install", "--package-lock-only", "--ignore-scripts", "--registry", registry)
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"))
  const resolved = lock.packages[`node_modules/${client}`].version
  if (resolved !== newest) throw new Error(`${client} ${resolved} instead of ${newest}`)

  depend(folder, "2.17.5")
  await install()
  cpSync(`${root}outside/node/app/entries.js`, join(folder, "entries.js"))
  const entries = await run("node", "entries.js")
  const button = await run("node", "screens.js")
  if (!/^18\.3.*Connect/s.test(button)) throw new Error(button)

  const script = await sandboxScript({ wallets: ["freighter"] })
  const settings = {
    page: await serve("site"),
    launchOptions: { executablePath: shellPath(), args: chromiumArgs },
  }
  writeFileSync(join(folder, "sandbox.js"), script)
  writeFileSync(join(folder, "settings.json"), JSON.stringify(settings))
  const version = (await run("playwright", "--version")).trim()
  await run("playwright", "test")
  return [`${entries.trim()}, ${version}, ${client} 2.17.5 and ${newest}`]
}

/**
 * Makes the app depend on a version of the client.
 * @param {string} folder
 * @param {string} version
 */
function depend(folder, version) {
  const file = join(folder, "package.json")
  const manifest = JSON.parse(readFileSync(file, "utf8"))
  manifest.dependencies[client] = version
  writeFileSync(file, JSON.stringify(manifest))
}
