import { buildSite, hosts } from "../../journeys/hosts.js"
import { keptProof, proofLink } from "../../journeys/kept-proof.js"
import { fill, press, waitForText } from "../page-actions.js"
import type { Journey, Site } from "./journey.js"

/** A site without a sandbox, which the browser keeps a copy of. */
async function serveBuilt(): Promise<Site> {
  const testnet = {
    id: "testnet",
    name: "Testnet",
    passphrase: "Test SDF Network ; September 2015",
    horizonUrl: "https://horizon.example",
    rpcUrl: "https://rpc.example",
  }
  const { folder, remove } = await buildSite({ networks: [testnet] })
  const { url, close } = await hosts["a host with _headers"]!(folder)
  return { url, close: () => close().then(remove) }
}

/** The page without its server. */
export const installed: Journey = {
  title: "after the server is gone, a reload and a proof's link still open and verify",
  serve: serveBuilt,
  async walk(page, url, stop) {
    await press(page, "link", "Check a signature without a wallet")
    await waitForText(page, "works offline")
    await stop()
    await page.reload()
    await fill(
      page,
      "Paste it here, or drop a file",
      JSON.stringify({ ...keptProof, payload: "Hello, you!" }),
    )
    await press(page, "button", "Check")
    await waitForText(page, "This signature is not valid")
    await page.goto("about:blank")
    await page.goto(`${url}/${proofLink}`)
    await waitForText(page, /This signature is valid/)
  },
}
