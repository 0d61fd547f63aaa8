import { type Kit, type KitState, networks, type WalletModule } from "@alidade/core"
import type { Page } from "@playwright/test"
import {
  Account,
  Asset,
  BASE_FEE,
  hash,
  Keypair,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { inClick } from "../harness/click.js"
import { holdClock } from "../harness/clock.js"
import { test as base, expect } from "../harness/test.js"

declare global {
  interface Window {
    kit: Kit
    /** Loaded in advance, for calls inside a click. */
    modules: Record<WindowWallet, WalletModule>
  }
}

/** The wallets that open windows. */
export type WindowWallet = "albedo" | "xbull"

/** Accounts 1 and 2 of every simulated wallet. Their seeds are public. */
export const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
export const second = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"

/** A published SEP-53 vector by account 1. */
export const hello = {
  message: "Hello, World!",
  signature:
    "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
}

/** How a call of the kit ended. */
export interface Ended {
  value?: Record<string, string>
  error?: {
    kind: string
    code: number
    message: string
    details?: string
    ext?: unknown
    walletId?: string
  }
}

/** A call of the kit with its arguments. */
export interface Called {
  name: "connect" | "signTransaction" | "signMessage"
  argument: string
  options?: { networkPassphrase?: string; address?: string; path?: string }
}

/**
 * A spec of wallets in windows: `makeKit` creates the page's kit with both wallets, at the simulated wallets' sites.
 */
export const test = base.extend<{ makeKit: (network?: string) => Promise<void> }>({
  makeKit: async ({ page, server }, use) => {
    await use((network = networks.Testnet) =>
      page.evaluate(
        async ({ network, sites }) => {
          const { createKit } = await window.harness.core()
          const { albedo } = await window.harness.albedo()
          const { xbull } = await window.harness.xbull()
          const cards = [albedo({ url: sites.albedo }), xbull({ url: sites.xbull })] as const
          window.kit = createKit({ network, wallets: cards })
          window.modules = { albedo: await cards[0].load(), xbull: await cards[1].load() }
        },
        { network, sites: server.config.sites },
      ),
    )
  },
})

export { expect }

/** Calls the page's kit within a real click. */
export async function ask(page: Page, called: Called): Promise<{ ended: Promise<Ended> }> {
  const { outcome } = await inClick<Called, Ended>(
    page,
    ({ name, argument, options }) => {
      const call: unknown = window.kit[name]
      return (call as (...all: unknown[]) => Promise<Record<string, string>>)(
        argument,
        options,
      ).then(
        (value) => ({ value }),
        ({ kind, code, message, details, ext, walletId }) => ({
          error: { kind, code, message, details, ext, walletId },
        }),
      )
    },
    called,
  )
  return { ended: outcome }
}

/** Calls the page's kit within a real click that opens a window. */
export async function askInWindow(
  page: Page,
  called: Called,
): Promise<{ ended: Promise<Ended>; popup: Page }> {
  const opened = page.waitForEvent("popup")
  const { ended } = await ask(page, called)
  return { ended, popup: await opened }
}

/** Connects a wallet; the user approves. */
export async function connect(page: Page, wallet: WindowWallet): Promise<void> {
  const { ended, popup } = await askInWindow(page, { name: "connect", argument: wallet })
  await popup.getByRole("button", { name: "Approve" }).click()
  expect(await ended).toEqual({ value: { address: account } })
}

export const state = (page: Page): Promise<KitState> => page.evaluate(() => window.kit.getState())

/**
 * Releases a window, and returns how the call ends within 1.5 s of the moment when the page could know. Uses the page's
 * fake clock, because real time is unreliable on a busy machine. Applies to windows opened from now on.
 */
export async function timeWindows(
  page: Page,
): Promise<(letGo: () => Promise<unknown>, ended: Promise<Ended>) => Promise<Ended>> {
  // All windows share the clock, and calls to it fail while one of them is closing.
  await noWindowIsLeft(page)
  await page.clock.install()
  const last = await page.evaluateHandle(() => {
    const { open } = window
    const last: { opened?: Window | null } = {}
    window.open = (...given) => {
      last.opened = open.apply(window, given)
      return last.opened
    }
    return last
  })
  return async (letGo, ended) => {
    await holdClock(page)
    await letGo()
    await expect.poll(() => last.evaluate(({ opened }) => opened?.closed)).toBe(true)
    await page.clock.runFor(1_500)
    // The clock is paused: a call that has not ended yet never will.
    const outcome = await ended
    await page.clock.resume()
    return outcome
  }
}

/** Waits until only the page's own window is left. */
export async function noWindowIsLeft(page: Page): Promise<void> {
  await expect.poll(() => page.context().pages()).toEqual([page])
}

/** An unsigned payment of 1 XLM, as a base64 envelope. */
export function payment(
  source: string = account,
  networkPassphrase: string = networks.Testnet,
): string {
  return new TransactionBuilder(new Account(source, "41"), { fee: BASE_FEE, networkPassphrase })
    .addOperation(Operation.payment({ destination: second, asset: Asset.native(), amount: "1" }))
    .setTimeout(0)
    .build()
    .toXDR()
}

/** Whether the envelope has exactly one signature, and it verifies under the address. */
export function isSignedBy(
  address: string,
  xdr: string | undefined,
  networkPassphrase: string = networks.Testnet,
): boolean {
  const transaction = TransactionBuilder.fromXDR(xdr ?? "", networkPassphrase)
  expect(transaction.signatures).toHaveLength(1)
  const signature = Buffer.from(transaction.signatures[0]!.signature.value)
  return Keypair.fromPublicKey(address).verify(transaction.hash(), signature)
}

/** Whether this is the address's SEP-53 signature of the message. */
export function isMessageSignedBy(address: string, message: string, base64 = ""): boolean {
  const digest = hash(Buffer.from(`Stellar Signed Message:\n${message}`))
  return Keypair.fromPublicKey(address).verify(digest, Buffer.from(base64, "base64"))
}
