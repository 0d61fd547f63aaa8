import { accounts } from "../../journeys/test.js"
import { fill, press, readField, waitForText } from "../page-actions.js"
import type { Journey } from "./journey.js"
import { connect } from "./sandbox-wallet.js"

/** A proof kept as a link, and verified by whoever opens it. */
export const proof: Journey = {
  title: "a signed message is kept as a link, which Check verifies; a cut one is refused",
  async walk(page) {
    await connect(page)
    await press(page, "link", "Message")
    await fill(page, "Message", "I own this address.")
    await press(page, "button", "Sign in Freighter")
    await press(page, "button", "Keep a proof")
    const link = await readField(page, "Link to the proof", /#/)
    await page.goto("about:blank")
    await page.goto(link)
    await waitForText(page, /This signature is valid/)
    await waitForText(page, accounts.first.address)
    await waitForText(page, "I own this address.")
    await page.goto("about:blank")
    await page.goto(link.slice(0, -9))
    await waitForText(page, "Can’t check this")
  },
}
