import { accounts } from "../../journeys/test.js"
import { press, waitForRemoval, waitForText } from "../page-actions.js"
import type { Journey } from "./journey.js"
import { approveInWindow, setWallet } from "./sandbox-wallet.js"

/** Another account of the same wallet, chosen in the menu. */
export const switchAccount: Journey = {
  title: "switches in the menu to another account of Albedo, which asks in its window",
  async walk(page) {
    await press(page, "button", "Connect a wallet")
    await press(page, "button", /^Albedo/, "dialog[open]")
    await approveInWindow(page)
    await waitForRemoval(page, "dialog[open]")
    await waitForText(page, accounts.first.address)
    await setWallet(page, "albedo", { account: accounts.second.address })
    await press(page, "button", /^Account/, "header")
    await press(page, "button", "Switch account", "header")
    await approveInWindow(page)
    await waitForText(page, accounts.second.address)
  },
}
