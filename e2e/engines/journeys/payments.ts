import { accounts } from "../../journeys/test.js"
import type { EnginePage } from "../page.js"
import { choose, fill, press, until, waitForRemoval, waitForText } from "../page-actions.js"
import type { Journey } from "./journey.js"
import { approveInWindow } from "./sandbox-wallet.js"

/** Approves in the window that a simulated extension or phone shows over the page. */
const overPage = (page: EnginePage): Promise<void> => press(page, "button", "Approve")

/** Approves in the wallet's page in a frame. */
async function inFrame(page: EnginePage): Promise<void> {
  const frame = await until("the wallet's frame", () => page.frame("[data-part=frame]"))
  await press(frame, "button", "Approve")
  await waitForRemoval(page, ".alidade-overlay")
}

/** A wallet of each kind. */
const wallets = [
  { wallet: "Freighter", approve: overPage },
  { wallet: "Albedo", approve: approveInWindow },
  { wallet: "xBull", approve: approveInWindow },
  { wallet: "HOT Wallet", approve: inFrame },
  { wallet: "WalletConnect", approve: overPage },
]

/** Makes a payment, from connecting to disconnecting. */
async function pay(
  page: EnginePage,
  wallet: string,
  approve: (page: EnginePage) => Promise<void>,
): Promise<void> {
  await press(page, "button", new RegExp(`^${wallet}`), "dialog[open]")
  await approve(page)
  await press(page, "button", "Fund with test XLM")
  await waitForText(page, /10,000(\.00)? XLM/)
  await waitForRemoval(page, "dialog[open]")
  await fill(page, "Destination", accounts.second.address)
  await fill(page, "Amount", "12.5")
  await press(page, "button", "Review")
  await press(page, "button", `Sign in ${wallet}`)
  await approve(page)
  // While the signing dialog closes, the page behind it ignores clicks.
  await waitForRemoval(page, "dialog[open]")
  await press(page, "button", "Send")
  await waitForText(page, /Confirmed .{0,40}in ledger \d/)
  await waitForText(page, "9,987.49999 XLM")
  await press(page, "button", /^Account/, "header")
  await press(page, "button", "Disconnect", "header")
  await waitForText(page, "Connect a wallet")
}

/** A payment with a wallet of each kind: extension, window, frame and phone. */
export const payments: readonly Journey[] = wallets.map(({ wallet, approve }) => ({
  title: `a payment with ${wallet}, from connecting to disconnecting`,
  async walk(page) {
    // HOT signs only for Public.
    if (wallet === "HOT Wallet") await choose(page, "Public (sandbox)")
    await press(page, "button", "Connect a wallet")
    await pay(page, wallet, approve)
  },
}))
