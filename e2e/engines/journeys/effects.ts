import { accounts } from "../../journeys/test.js"
import { fill, press, waitForRemoval, waitForText } from "../page-actions.js"
import type { Journey } from "./journey.js"
import { connectFunded } from "./sandbox-wallet.js"

/** What a contract call will change, by a simulation over RPC. */
export const effects: Journey = {
  title: "a contract call shows what it will change, and then what it changed",
  async walk(page) {
    await connectFunded(page)
    await press(page, "link", "Contract")
    await press(page, "button", "XLM’s contract")
    await press(page, "button", "Send")
    await fill(page, /^to /, accounts.second.address)
    await fill(page, /^amount /, "5")
    await press(page, "button", "Review")
    await waitForText(page, "Expected: simulated on Testnet")
    await press(page, "summary", "Details")
    await waitForText(page, /Between 9,994\.9\d+ and 9,994\.9\d+ XLM/)
    await press(page, "button", "Sign in Freighter")
    await waitForRemoval(page, "dialog[open]")
    await press(page, "button", "Send")
    await waitForText(page, /Balance: 9,994\.9\d+ XLM/)
  },
}
