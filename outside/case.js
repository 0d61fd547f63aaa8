import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { root } from "../scripts/run.js"
import { run, start } from "./commands.js"
import { takePicture } from "./picture.js"
import { serveFolder } from "./serve.js"

/**
 * What a case's check can do. The app is in an empty folder outside the checkout.
 * @typedef {object} Context
 * @property {string} folder the app
 * @property {string} registry URL of the registry with our packed packages
 * @property {readonly import("../scripts/pack.js").Packed[]} packed our packed packages
 * @property {() => Promise<import("@alidade/sandbox/browser").SandboxNetwork>} testnet returns the sandbox's stand-in for Testnet
 * @property {() => Promise<void>} install installs the app's packages
 * @property {(command: string, ...args: string[]) => Promise<string>} run runs a command in the app's folder, and
 *   returns what it printed; rejects if it fails
 * @property {(command: string, args: string[], url: string) => Promise<() => Promise<unknown>>} start starts the app's
 *   server, and waits until it answers; returns a function that stops it before the case ends
 * @property {(folder: string, options?: { policy?: string }) => Promise<string>} serve serves a folder of the app under
 *   a strict content security policy, and returns its URL
 * @property {(page: import("@playwright/test").Page) => Promise<void>} picture takes the example's picture for
 *   `examples/README.md`, if it is asked for
 * @property {(url: string, options?: { wallets?: import("./browser.js").WalletName[] }) => Promise<import("./browser.js").Visit>} open
 *   opens a page with simulated wallets
 */

/**
 * A case's check, its default export: checks an app and throws if it fails. May return lines for the report. A case
 * that exports `base` starts from the app of that case and adds its own, or replaces files.
 * @typedef {(context: Context) => Promise<string[] | void>} Check
 */

/**
 * The folder of a case's app: the example of that name, or else the case's own `app`. A case may have none.
 * @param {string} name
 */
function appOf(name) {
  return [`${root}examples/${name}`, `${root}outside/${name}/app`].filter(existsSync).slice(0, 1)
}

/**
 * Runs one case: copies its app into an empty folder, checks it, and removes it.
 * @param {string} name the case's folder
 * @param {Pick<Context, "registry" | "packed" | "testnet" | "open"> & { install: (folder: string) => Promise<unknown>, pictures?: boolean }} shared
 * @returns {Promise<string[]>} lines for the report
 */
export async function runCase(name, { registry, packed, testnet, open, install, pictures }) {
  const folder = mkdtempSync(join(tmpdir(), "alidade-outside-"))
  /** @type {(() => Promise<unknown>)[]} */
  const closers = []
  /** @type {import("./browser.js").Visit[]} */
  const visits = []
  try {
    /** @type {{ default: Check, base?: string }} */
    const { default: check, base } = await import(`./${name}/check.js`)
    for (const app of (base ? [base, name] : [name]).flatMap(appOf))
      cpSync(app, folder, { recursive: true })
    const lines = await check({
      folder,
      registry,
      packed,
      testnet,
      async open(url, options) {
        const visit = await open(url, options)
        visits.push(visit)
        return visit
      },
      async install() {
        await install(folder)
      },
      async picture(page) {
        const example = `${root}examples/${name}`
        if (pictures && existsSync(example)) await takePicture(page, `${example}/picture.png`)
      },
      run: (command, ...args) => run(folder, command, args),
      async start(command, args, url) {
        const server = start(folder, command, args)
        closers.push(server.stop)
        await answers(url, server)
        return server.stop
      },
      async serve(name, options) {
        const site = await serveFolder(join(folder, name), options)
        closers.push(site.close)
        return site.url
      },
    })
    return lines ?? []
  } catch (error) {
    // What the browser said often is the cause.
    for (const fault of visits.flatMap(({ faults }) => faults)) console.error(fault)
    throw error
  } finally {
    for (const close of closers) await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** How long a server may take to answer, in ms. */
const PATIENCE = 60_000

/**
 * Waits until a server answers. Rejects if it ends before.
 * @param {string} url
 * @param {ReturnType<typeof start>} server
 */
async function answers(url, server) {
  const ended = server.ended.then((code) => {
    throw new Error(`The app's server ended with ${code}:\n${server.printed()}`)
  })
  const answered = async () => {
    const end = performance.now() + PATIENCE
    while (performance.now() < end) {
      if (await fetch(url).catch(() => undefined)) return
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    throw new Error(`${url} does not answer:\n${server.printed()}`)
  }
  await Promise.race([answered(), ended])
}
