import { accounts } from "../../journeys/test.js"
import { fill, press, readField, waitForText } from "../page-actions.js"
import type { Journey } from "./journey.js"
import { connectFunded } from "./sandbox-wallet.js"

/** What is typed and saved survives a reload. */
export const draft: Journey = {
  title: "a payment's draft survives a reload, a saved recipient the payment too",
  async walk(page) {
    await connectFunded(page)
    await fill(page, "Destination", accounts.second.address)
    await fill(page, "Amount", "12.5")
    await press(page, "summary", "Address book")
    await fill(page, /^Name for GBO3…/, "Exchange")
    await press(page, "button", "Save", ".recipient-book")
    await waitForText(page, "Saved.")
    await page.reload()
    await readField(page, "Destination", new RegExp(accounts.second.address))
    await readField(page, "Amount", /^12\.5$/)

    await press(page, "button", "Review")
    await waitForText(page, "Expected, read from Testnet")
    await waitForText(page, /10,000 then 9,987\.49999/)
    await press(page, "button", "Sign in Freighter")
    await press(page, "button", "Send")
    await waitForText(page, /Confirmed .{0,40}in ledger \d/)
    await page.reload()
    await press(page, "button", "New payment")
    await readField(page, "Amount", /^$/)
    await press(page, "summary", "Address book")
    await press(page, "button", /^Exchange/, "section[aria-labelledby=address-book]")
    await readField(page, "Destination", new RegExp(accounts.second.address))
  },
}
