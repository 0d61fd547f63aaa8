import { fill, press, readField, waitForText } from "../page-actions.js"
import type { Journey } from "./journey.js"
import { connect } from "./sandbox-wallet.js"

/** From the sandbox to the real wallets and back. */
export const modes: Journey = {
  title: "switches to the real wallets and back, and nothing remembered crosses over",
  async walk(page) {
    await waitForText(page, "Simulated wallets and networks on this computer.")
    await connect(page)
    await press(page, "link", "Message")
    await fill(page, "Message", "Only in the sandbox")
    await press(page, "link", "Use real wallets")
    await waitForText(page, "Payments on Public use real money.")
    // Nobody is connected there.
    await waitForText(page, "Connect a wallet")
    await press(page, "link", "Use the sandbox")
    await waitForText(page, "Your account")
    await readField(page, "Message", /^Only in the sandbox$/)
  },
}
