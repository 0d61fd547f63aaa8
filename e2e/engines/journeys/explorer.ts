import { listen } from "@alidade/sandbox/server"
import { serve } from "../../../apps/web/server/serve.js"
import { accounts } from "../../journeys/test.js"
import { fill, press, waitForLink } from "../page-actions.js"
import type { Journey, Site } from "./journey.js"
import { connectFunded } from "./sandbox-wallet.js"

const explorer = "https://explorer.example/testnet"

/** The front end in front of another server, whose first network it gives an explorer. */
async function serveWithExplorer(): Promise<Site> {
  const { url, close } = await serve({ port: 0, sandboxPort: 0 })
  const front = await listen(0, () => async (request, response) => {
    try {
      const answer = await fetch(`${url}${request.url}`)
      for (const name of ["content-type", "content-security-policy"])
        response.setHeader(name, answer.headers.get(name) ?? "")
      if (request.url !== "/sandbox.json") return response.end(await answer.bytes())
      const { networks, ...rest } = await answer.json()
      const [testnet, ...others] = networks
      const linked = { ...testnet, explorerUrl: explorer }
      return response.end(JSON.stringify({ ...rest, networks: [linked, ...others] }))
    } catch {
      // The other server has closed.
      return response.destroy()
    }
  })
  return { url: `http://localhost:${front.port}`, close: () => front.close().then(close) }
}

/** Links to the explorer that the configuration names. */
export const explorerLinks: Journey = {
  title: "the account, a recipient and a sent payment link to the network's explorer",
  serve: serveWithExplorer,
  async walk(page) {
    const { first, second } = accounts
    await connectFunded(page)
    await press(page, "button", "Full address", ".account")
    await waitForLink(page, ".account", new RegExp(`^${explorer}/account/${first.address}$`))
    await fill(page, "Destination", second.address)
    await fill(page, "Amount", "2")
    await press(page, "button", "Review")
    await waitForLink(page, "main", new RegExp(`^${explorer}/account/${second.address}$`))
    await press(page, "button", "Sign in Freighter")
    await press(page, "button", "Send")
    await waitForLink(page, "main", new RegExp(`^${explorer}/tx/[0-9a-f]{64}$`))
  },
}
