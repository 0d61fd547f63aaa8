import { serve } from "../../../apps/web/server/serve.js"
import { buildSite } from "../../journeys/hosts.js"
import type { EnginePage } from "../page.js"
import { fill, press, until, waitForRemoval, waitForText } from "../page-actions.js"
import type { Journey, Site } from "./journey.js"

/** A site that lets its visitors add networks, with a sandbox beside it. */
async function serveOpenSite(): Promise<Site> {
  const testnet = {
    id: "testnet",
    name: "Testnet",
    passphrase: "Test SDF Network ; September 2015",
    horizonUrl: "https://horizon.example",
    rpcUrl: "https://rpc.example",
  }
  const { folder, remove } = await buildSite({ networks: [testnet], customNetworks: true })
  const { url, close } = await serve({ port: 0, sandboxPort: 0, folder })
  return { url, close: () => close().then(remove) }
}

/** Waits until the page is on a network. */
async function waitForNetwork(page: EnginePage, name: string): Promise<void> {
  const selected = (name: string): boolean =>
    document.querySelector<HTMLSelectElement>(".network select")?.selectedOptions[0]?.text === name
  await until(`the network ${name}`, () => page.evaluate(selected, name))
}

/** A network that the configuration doesn't list. */
export const networks: Journey = {
  title: "adds a local network in live mode, keeps it over a reload, and removes it",
  serve: serveOpenSite,
  async walk(page, url) {
    const { networks } = await (await fetch(`${url}/sandbox.json`)).json()
    const { horizonUrl, passphrase } = networks.find(({ id }: { id: string }) => id === "local")
    const add = async (host: string): Promise<void> => {
      const horizon = horizonUrl.replace("localhost", host)
      await press(page, "button", "Settings", "header")
      await press(page, "button", "Add or remove networks")
      await fill(page, "Name", "Local")
      await fill(page, "Passphrase", passphrase)
      await fill(page, "Horizon", horizon)
      await fill(page, "RPC", `${horizon}/rpc`)
      await press(page, "button", "Check and add")
    }
    await page.goto(`${url}/?mode=live`)
    await add("127.0.0.1")
    await waitForText(page, "this site may connect only to https addresses and http://localhost")
    await page.pressKey("Escape")
    await waitForRemoval(page, "dialog[open]")
    await add("localhost")
    await waitForText(page, "Local was added, and the page uses it now.")
    await page.reload()
    await waitForNetwork(page, "Local")
    await press(page, "button", "Settings", "header")
    await press(page, "button", "Add or remove networks")
    await press(page, "button", "Remove Local")
    await waitForText(page, "Local was removed.")
    await press(page, "button", "Close", "dialog[open]")
    await waitForNetwork(page, "Testnet")
  },
}
