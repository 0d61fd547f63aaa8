import { serveLive } from "../../../apps/web/server/serve.js"
import { accounts } from "../../journeys/test.js"
import { fill, press, until, waitForText } from "../page-actions.js"
import type { Journey } from "./journey.js"

/** SEP-53's first example. */
const signed = JSON.stringify({
  message: "Hello, World!",
  signature:
    "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
  address: accounts.first.address,
})

/** What is pasted into Check's one field, on a site as a host serves it. */
export const check: Journey = {
  title: "Check recognizes what is pasted, and links its signer to the network's explorer",
  serve: () => serveLive({ port: 0 }),
  async walk(page) {
    await press(page, "link", "Check a signature without a wallet")
    await fill(page, "Paste it here, or drop a file", signed)
    await waitForText(page, "Recognized: a signed message (SEP-53)")
    await press(page, "button", "Check")
    await waitForText(page, "In SEP-53 format.")
    const explorer = await until("the link to the explorer", () =>
      page.evaluate(
        () => document.querySelector("main .explorer-link")?.getAttribute("href"),
        null,
      ),
    )
    const expected = `https://stellar.expert/explorer/testnet/account/${accounts.first.address}`
    if (explorer !== expected) throw new Error(`The link leads to ${explorer}.`)
  },
}
