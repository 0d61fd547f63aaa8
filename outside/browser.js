import { chromium } from "@playwright/test"
import { rolldown } from "rolldown"
import { chromiumArgs, shellPath } from "../scripts/chromium.js"
import { root } from "../scripts/run.js"
import { horizon, rpc } from "./serve.js"

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@alidade/sandbox/browser").WalletName} WalletName */

/**
 * A visit of a page, and what was noticed meanwhile.
 * @typedef {object} Visit
 * @property {Page} page
 * @property {string[]} requests URLs that the page requested
 * @property {string[]} faults errors, warnings, violations of the policy, and requests to other machines
 */

/**
 * Starts Chromium and a sandbox, whose Testnet stands in for the Horizon that the apps name.
 */
export async function startBrowser() {
  const { startSandbox } = await import("@alidade/sandbox/server")
  const sandbox = await startSandbox({ port: 0 })
  const browser = await chromium.launch({ executablePath: shellPath(), args: chromiumArgs })
  const testnet = async () => {
    const [network] = sandbox.config.networks
    if (!network) throw new Error("The sandbox has no Testnet.")
    return network
  }
  return {
    testnet,
    /**
     * Opens a page with simulated wallets: Freighter's extension, or the named ones.
     * @param {string} url
     * @param {{ wallets?: readonly WalletName[] }} [options]
     * @returns {Promise<Visit>}
     */
    async open(url, { wallets = ["freighter"] } = {}) {
      const context = await browser.newContext()
      const { config } = sandbox
      await context.addInitScript({ content: await sandboxScript({ config, wallets }) })
      /** @type {string[]} */
      const requests = []
      /** @type {string[]} */
      const faults = []
      context.on("request", (request) => requests.push(request.url()))
      context.on("weberror", (error) => faults.push(error.error().message))
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type()))
          faults.push(`${message.text()} (${message.location().url})`)
      })
      const { horizonUrl, rpcUrl } = await testnet()
      const standIns = new Map([
        [horizon, horizonUrl],
        [rpc, rpcUrl],
      ])
      await context.route(isElsewhere, async (route) => {
        const request = route.request()
        const { origin, pathname, search } = new URL(request.url())
        const standIn = standIns.get(origin)
        if (!standIn) {
          faults.push(`requested ${request.url()}`)
          return route.abort()
        }
        const reply = await fetch(`${standIn}${pathname === "/" ? "" : pathname}${search}`, {
          method: request.method(),
          headers: request.headers(),
          body: request.postData(),
        })
        return route.fulfill({
          status: reply.status,
          headers: Object.fromEntries(reply.headers),
          body: await reply.text(),
        })
      })
      const page = await context.newPage()
      page.setDefaultTimeout(15_000)
      await page.goto(url)
      return { page, requests, faults }
    },
    async close() {
      await browser.close()
      await sandbox.close()
    },
  }
}

/** @param {URL} url */
function isElsewhere({ hostname }) {
  return hostname !== "localhost" && hostname !== "127.0.0.1"
}

/** The sandbox's code for a page. @type {Promise<string> | undefined} */
let bundled

/**
 * A script that installs simulated wallets in a page before its own scripts run.
 * @param {{ config?: import("@alidade/sandbox/browser").SandboxConfig, wallets: readonly WalletName[] }} options
 */
export async function sandboxScript(options) {
  bundled ??= bundleSandbox()
  return `${await bundled}\nalidadeOutside.installSandbox(${JSON.stringify(options)})`
}

async function bundleSandbox() {
  const built = await rolldown({
    cwd: root,
    input: "@alidade/sandbox/browser",
    platform: "browser",
    logLevel: "silent",
  })
  const { output } = await built.generate({
    format: "iife",
    name: "alidadeOutside",
    codeSplitting: false,
  })
  await built.close()
  return output[0].code
}
