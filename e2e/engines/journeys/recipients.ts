import { accounts } from "../../journeys/test.js"
import { fill, press, readField, waitForText } from "../page-actions.js"
import type { Journey } from "./journey.js"
import { connectFunded } from "./sandbox-wallet.js"

/** What the payment's form fills in by itself. */
export const recipients: Journey = {
  title: "Max fills in what may be sent, and a sent payment's recipient is there for the next",
  async walk(page) {
    await connectFunded(page)
    await fill(page, "Destination", accounts.second.address)
    await press(page, "button", "Max: 9,998.99999")
    await readField(page, "Amount", /^9998\.99999$/)
    await press(page, "button", "Review")
    await press(page, "button", "Sign in Freighter")
    await press(page, "button", "Send")
    await waitForText(page, /Confirmed .{0,40}in ledger \d/)
    await press(page, "button", "New payment")
    await readField(page, "Destination", /^$/)
    await press(page, "summary", "Address book")
    await press(page, "button", /^GBO3…/, "section[aria-labelledby=recent-recipients]")
    await readField(page, "Destination", new RegExp(accounts.second.address))
  },
}
