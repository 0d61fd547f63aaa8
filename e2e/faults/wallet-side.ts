import type { Answer, WalletSettings } from "@alidade/sandbox/browser"
import type { Bench } from "./scenario.js"

/** Changes settings of the simulated wallet, as its owner or its surroundings would. */
export async function setWallet(on: Bench, settings: Partial<WalletSettings>): Promise<void> {
  await on.page.evaluate((settings) => window.bench.loaded.wallet.update(settings), settings)
}

/** Asks, and goes on when the wallet shows the request to its owner. */
export async function askAndShow(on: Bench): Promise<void> {
  await setWallet(on, { answer: "ask" })
  await on.ask()
  await on.page.evaluate(() => window.bench.shown())
}

/** Has the owner decide what the wallet shows, and approve everything afterwards. */
export async function decide(on: Bench, verdict: Exclude<Answer, "ask" | "never">): Promise<void> {
  await on.page.evaluate(async (verdict) => {
    const { wallet } = window.bench.loaded
    await wallet.update({ answer: "approve" })
    await wallet.settle(verdict)
  }, verdict)
}

/** Lets the limit of the pending request pass, or the timers of this length in ms. */
export async function passLimit(on: Bench, length?: number): Promise<void> {
  await on.page.evaluate((length) => window.bench.passLimit(length), length)
}

/** Asks a wallet that stays silent, and lets the limit pass when it has the request. */
export async function askInVain(on: Bench): Promise<void> {
  await on.ask()
  await on.page.evaluate(() => window.bench.shown())
  await passLimit(on)
}
