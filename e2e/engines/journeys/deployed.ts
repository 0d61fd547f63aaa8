import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { startSandbox } from "@alidade/sandbox/server"
import { writeHostFiles } from "../../../apps/web/server/write-host-files.js"
import { buildSite, hosts, siteNetwork } from "../../journeys/hosts.js"
import { proofLink } from "../../journeys/kept-proof.js"
import type { EnginePage } from "../page.js"
import { press, waitForRemoval, waitForText } from "../page-actions.js"
import type { Journey, Site } from "./journey.js"

/**
 * A script of the site that notes from the beginning what the policy blocks and what fails to load. Firefox also reports
 * an error for a hint to preload a module that it already has.
 */
const watcher = `window.faults = []
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
  faults.push(effectiveDirective + " " + blockedURI)
})
addEventListener("error", ({ message, target }) => {
  if (target.rel !== "modulepreload") faults.push(message ?? target.outerHTML)
}, true)
`

/** Serves the built folder, configured for networks on this machine, by the rules of a kind of host. */
async function serveBy(host: string): Promise<Site> {
  const { config, close: closeNetworks } = await startSandbox({ port: 0 })
  const { folder, remove } = await buildSite({ networks: config.networks.map(siteNetwork) })
  const page = join(folder, "index.html")
  const html = await readFile(page, "utf8")
  await writeFile(page, html.replace("<link", '<script src="/watcher.js"></script><link'))
  await writeFile(join(folder, "watcher.js"), watcher)
  await writeHostFiles(folder, join(folder, "../rules"))
  const { url, close } = await hosts[host]!(folder)
  return { url, close: () => close().then(closeNetworks).then(remove) }
}

/** What the policy blocked and what failed to load on the open page. */
function faultsOf(page: EnginePage): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { faults: string[] }).faults, null)
}

/** What the page gets when it asks an address: its answer's status, or which part of the policy blocked it. */
function ask(page: EnginePage, url: string): Promise<number | string> {
  return page.evaluate((url) => {
    const blocked = new Promise<string>((resolve) => {
      addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
        resolve(effectiveDirective),
      )
    })
    return fetch(url).then(
      ({ status }) => status,
      () => blocked,
    )
  }, url)
}

/** The built folder, with its policy in headers and in the page itself. Other hosts are the same to an engine. */
export const deployed: readonly Journey[] = ["a host with _headers", "a host without headers"].map(
  (host) => ({
    title: `${host}: the page, the gallery's address and a link open under the policy`,
    serve: () => serveBy(host),
    async walk(page, url) {
      const expectNoFaults = async (): Promise<void> => {
        const faults = await faultsOf(page)
        if (faults.length > 0) throw new Error(`Blocked or missing: ${faults.join(", ")}.`)
      }
      // The real wallets: none is installed here.
      await press(page, "button", "Connect a wallet")
      await waitForText(page, "Not available")
      await page.pressKey("Escape")
      await waitForRemoval(page, "dialog[open]")
      await expectNoFaults()
      await page.goto(`${url}/gallery`)
      await waitForText(page, "Each scene shows the real component")
      await expectNoFaults()
      await press(page, "link", "Alidade")
      await waitForText(page, "Connect a wallet")
      await page.goto("about:blank")
      await page.goto(`${url}/${proofLink}`)
      await waitForText(page, /This signature is valid/)
      await expectNoFaults()
      const { networks } = await (await fetch(`${url}/config.json`)).json()
      const answers = [
        await ask(page, networks[0].horizonUrl),
        await ask(page, "https://elsewhere.example"),
      ]
      if (answers.join() !== "200,connect-src") throw new Error(`Answers: ${answers}.`)
    },
  }),
)
