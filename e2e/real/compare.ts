import { installWallets } from "@alidade/sandbox/playwright"
import type { BrowserContext } from "@playwright/test"
import type { ExtensionBrowser } from "./browser.js"
import { type Comparison, compare } from "./outcome.js"
import { simulatedUser, userOf, type WalletWindows } from "./user.js"
import { type RigWallet, walk } from "./walk.js"

/** Walks through a simulated wallet in a context, then through an extension, and compares them step by step. */
export async function compareWithSimulator(
  wallet: RigWallet,
  context: BrowserContext,
  browser: ExtensionBrowser,
  windows: WalletWindows,
): Promise<Comparison> {
  const simulator = await installWallets(context, { wallets: [wallet] })
  const simulated = simulator.wallets[wallet]!
  if (windows.quirks) await simulated.set({ quirks: windows.quirks })
  const ours = await walk(await context.newPage(), wallet, simulatedUser(simulated))
  await simulator.close()
  await windows.setUp(browser)
  const theirs = await walk(await browser.context.newPage(), wallet, userOf(browser, windows))
  return compare(["simulator", "extension"], [ours, theirs])
}
