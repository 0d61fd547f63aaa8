import type { Page, Worker } from "@playwright/test"
import { Keypair, Networks, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { sandboxAccounts } from "../../../packages/sandbox/src/wallet/keys.js"
import type { ExtensionBrowser } from "../browser.js"
import type { WalletWindows } from "../user.js"
import { type Phone, type PhoneRequest, replaceServer } from "./lobstr-server.js"

/** LOBSTR 1.3. Texts and paths are from its sources. The rig is the phone that it signs with. */

/** The wallets of the phone, by their names in LOBSTR's list. */
const wallets = new Map(sandboxAccounts.slice(0, 2).map((account) => [account.name, account]))

const workerOf = (window: Page): Worker => {
  const [worker] = window.context().serviceWorkers()
  if (!worker) throw new Error("LOBSTR's worker has stopped.")
  return worker
}

const isConnecting = (window: Page): boolean => window.url().includes("#/grant-access")

/** Decides what the phone shows until the window closes: a window that was closed before has left its request there. */
async function decide(window: Page, isApproved: boolean): Promise<void> {
  const worker = workerOf(window)
  const closed = window.waitForEvent("close").then(() => null)
  for (;;) {
    const arrived = worker
      .evaluate(() => (globalThis as unknown as Phone).phone.request())
      // The browser closed while nothing was asked for.
      .catch(() => null)
    const request = await Promise.race([closed, arrived])
    if (!request) return
    const answer = isApproved ? signed(request) : null
    await worker.evaluate(
      ([id, answer]) => (globalThis as unknown as Phone).phone.answer(id, answer),
      [request.id, answer] as const,
    )
  }
}

/** Signs as the phone does. */
function signed({ name, xdr }: PhoneRequest): string {
  const transaction = TransactionBuilder.fromXdr(xdr, Networks.PUBLIC)
  transaction.sign(Keypair.fromSecret(wallets.get(name)!.seed))
  return transaction.toXdr()
}

export const lobstr: WalletWindows = {
  quirks: { LO1: true },
  async setUp(browser) {
    const worker = await browser.worker()
    await worker.evaluate(
      replaceServer,
      [...wallets].map(([name, { address }]) => ({ name, address })),
    )
    const page = await browser.context.newPage()
    for (const name of wallets.keys()) {
      await page.goto(`${browser.address}index.html#/connect`)
      await page.waitForURL((url) => url.hash !== "#/connect")
      await page.goto(`${browser.address}index.html#/wallets`)
      await page.getByText(name).waitFor()
    }
    await page.close()
  },
  async approve(window) {
    if (!isConnecting(window)) return decide(window, true)
    const name = await workerOf(window).evaluate(
      () => (globalThis as unknown as Phone).phone.chosen,
    )
    await window.getByText(name).click()
    await window.getByRole("button", { name: "Connect" }).click()
  },
  refuse: (window) =>
    isConnecting(window)
      ? window.getByRole("button", { name: "Reject" }).click()
      : decide(window, false),
  // It has no lock: the phone has one.
  async unlock() {},
  async lock() {},
  /** It asks for a wallet in each window. */
  async switchAccount(browser: ExtensionBrowser) {
    const [, second] = wallets.keys()
    const worker = await browser.worker()
    await worker.evaluate((name) => {
      ;(globalThis as unknown as Phone).phone.chosen = name
    }, second!)
  },
}
