import { setTimeout } from "node:timers/promises"
import type { InstalledWallet } from "@alidade/sandbox/playwright"
import type { BrowserContext, Page } from "@playwright/test"
import { second } from "../sandbox/transactions.js"
import type { ExtensionBrowser } from "./browser.js"

/** A request that a wallet shows to its user. */
export interface ShownRequest {
  approve(): Promise<void>
  refuse(): Promise<void>
  /** Closes the wallet's window without a decision. */
  close(): Promise<void>
  /** Unlocks the wallet, which then shows the request. */
  unlock(): Promise<void>
}

/** The user of a wallet, real or simulated. */
export interface WalletUser {
  /** The request that the wallet shows next; null if it shows none until `signal` aborts. */
  nextRequest(signal: AbortSignal): Promise<ShownRequest | null>
  lock(): Promise<void>
  /** Makes another account the active one. */
  switchAccount(): Promise<void>
  /** Removes what a failed step left open. */
  clear(): Promise<void>
}

/** How often a simulated wallet is asked for a request, in ms. */
const POLL = 50

/** What is special in the windows of one wallet. Each has a file in `drivers`. */
export interface WalletWindows {
  /** The simulator's quirks that this version has, if they differ from the simulator's own. */
  readonly quirks?: Readonly<Record<string, boolean>>
  /** Sets up the wallet with two accounts of a public test phrase, on Testnet if it can sign for it. */
  setUp(browser: ExtensionBrowser): Promise<void>
  approve(window: Page): Promise<void>
  refuse(window: Page): Promise<void>
  unlock(window: Page): Promise<void>
  lock(browser: ExtensionBrowser): Promise<void>
  switchAccount(browser: ExtensionBrowser): Promise<void>
}

/** The user of an extension, who acts in its windows. */
export function userOf(browser: ExtensionBrowser, windows: WalletWindows): WalletUser {
  const { context, address } = browser
  return {
    async nextRequest(signal) {
      const window = await openedWindow(context, address, signal)
      if (!window) return null
      return {
        approve: () => whileOpen(window, windows.approve),
        refuse: () => whileOpen(window, windows.refuse),
        close: () => window.close(),
        unlock: () => whileOpen(window, windows.unlock),
      }
    },
    lock: () => windows.lock(browser),
    switchAccount: () => windows.switchAccount(browser),
    async clear() {
      for (const window of browser.windows()) await window.close()
    },
  }
}

/** Acts in a window. A click that closes it may not end. */
async function whileOpen(window: Page, act: (window: Page) => Promise<void>): Promise<void> {
  try {
    await act(window)
  } catch (thrown) {
    if (!window.isClosed()) throw thrown
  }
}

/** The extension's next window; null once the signal aborts. A window starts without an address. */
function openedWindow(
  context: BrowserContext,
  address: string,
  signal: AbortSignal,
): Promise<Page | null> {
  return new Promise((resolve) => {
    const onPage = async (page: Page): Promise<void> => {
      const isOwn = (url: URL): boolean => url.href.startsWith(address)
      // Another page may close before it has an address.
      await page.waitForURL(isOwn, { waitUntil: "domcontentloaded" }).then(
        () => resolve(page),
        () => {},
      )
    }
    context.on("page", onPage)
    signal.addEventListener("abort", () => {
      context.off("page", onPage)
      resolve(null)
    })
  })
}

/** The user of a simulated wallet in a page of the test's own browser. */
export function simulatedUser(wallet: InstalledWallet): WalletUser {
  const waiting = async (): Promise<number> => (await wallet.state()).waiting.length
  return {
    async nextRequest(signal) {
      while ((await waiting()) === 0) {
        if (signal.aborted) return null
        await setTimeout(POLL)
      }
      return {
        approve: () => wallet.approve(),
        refuse: () => wallet.reject(),
        close: () => wallet.closeWindow(),
        unlock: () => wallet.set({ locked: false }),
      }
    },
    lock: () => wallet.lock(),
    async switchAccount() {
      await wallet.set({ account: second })
    },
    async clear() {
      while ((await waiting()) > 0) await wallet.reject()
    },
  }
}
