import type { WalletName, WalletSettings } from "@alidade/sandbox/browser"
import type { EnginePage } from "../page.js"
import { press, until, waitForRemoval, waitForText } from "../page-actions.js"

/** Changes the settings of a simulated wallet of the page. */
export async function setWallet(
  page: EnginePage,
  wallet: WalletName,
  settings: Partial<WalletSettings>,
): Promise<void> {
  await until(`the page's simulated ${wallet}`, () =>
    page.evaluate(
      async ({ wallet, settings }) => {
        const simulated = window.alidadeSandbox?.wallets[wallet]
        await simulated?.update(settings)
        return simulated !== undefined
      },
      { wallet, settings },
    ),
  )
}

/** Connects a simulated extension, which approves by itself from now on. */
export async function connect(
  page: EnginePage,
  wallet: "Freighter" | "Rabet" = "Freighter",
): Promise<void> {
  await setWallet(page, wallet === "Rabet" ? "rabet" : "freighter", { answer: "approve" })
  await press(page, "button", "Connect a wallet")
  await press(page, "button", new RegExp(`^${wallet}`), "dialog[open]")
  await waitForText(page, "Your account")
  await waitForRemoval(page, "dialog[open]")
}

/** Connects Freighter, and funds its account with 10,000 XLM. */
export async function connectFunded(page: EnginePage): Promise<void> {
  await connect(page)
  await press(page, "button", "Fund with test XLM")
  await waitForText(page, /10,000(\.00)? XLM/)
}

/** Approves in the wallet's own window, on its own site. */
export async function approveInWindow(page: EnginePage): Promise<void> {
  const popup = await until("the wallet's window", async () => (await page.popups())[0])
  await press(popup, "button", "Approve")
  await until("the window to close", async () => (await page.popups()).length === 0)
}
