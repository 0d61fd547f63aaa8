import { buildPayments } from "../../journeys/numbered-payments.js"
import { fill, press, readField, waitForText } from "../page-actions.js"
import type { Journey } from "./journey.js"
import { connectFunded } from "./sandbox-wallet.js"

/** Several transactions, pasted at once. */
export const list: Journey = {
  title: "signs two transactions of one list one after the other, and sends the first",
  async walk(page, url) {
    await connectFunded(page)
    const envelopes = await buildPayments(url, ["1", "2"])
    await press(page, "button", "New…")
    await press(page, "button", "Several transactions")
    await fill(page, "Transaction envelopes", envelopes.join("\n"))
    await press(page, "button", "Review one after the other")
    await waitForText(page, "Transaction 1 of 2. Signed so far: 0.")
    await press(page, "button", "Sign in Freighter")
    await waitForText(page, "Transaction 2 of 2. Signed so far: 1.")
    await press(page, "button", "Sign in Freighter")
    await waitForText(page, "Signed 2 of 2.")
    await readField(page, "Signed envelopes", /^\S+\n\S+$/)
    await press(page, "button", "Open transaction 1")
    await press(page, "button", "Send")
    await waitForText(page, /Confirmed .{0,40}in ledger \d/)
  },
}
