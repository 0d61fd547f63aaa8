import type { WalletSettings } from "@alidade/sandbox/browser"
import { second } from "../../sandbox/transactions.js"
import type { ExtensionBrowser } from "../browser.js"
import type { WalletWindows } from "../user.js"

/** Changes the settings of a packed wallet, in its worker. */
export async function setPacked(
  browser: ExtensionBrowser,
  settings: Partial<WalletSettings>,
): Promise<void> {
  const worker = await browser.worker()
  await worker.evaluate(async (settings) => {
    const { model } = await globalThis.packed
    model.update(settings)
  }, settings)
}

/** The windows of a simulated wallet that is packed as an extension. */
export const packed: WalletWindows = {
  setUp: (browser) => setPacked(browser, { installed: true }),
  approve: (window) => window.getByRole("button", { name: /^(Approve|Got it)$/ }).click(),
  refuse: (window) => window.getByRole("button", { name: /^(Reject|Got it)$/ }).click(),
  unlock: (window) => window.getByRole("button", { name: "Unlock" }).click(),
  lock: (browser) => setPacked(browser, { locked: true }),
  switchAccount: (browser) => setPacked(browser, { account: second }),
}
