import { type KitState, networks } from "@alidade/core"
import type { SandboxDriver } from "@alidade/sandbox/playwright"
import type { Page } from "@playwright/test"
import { test as base, expect } from "../harness/test.js"
import { account, type Ended, state } from "./in-windows.js"

/** Extensions that the page talks to directly. They open their own windows, which need no click. */
export type PageWallet = "freighter" | "hana" | "lobstr" | "rabet"

/** The kit's calls that tests use. */
export type CallName =
  | "connect"
  | "signTransaction"
  | "signAuthEntry"
  | "signMessage"
  | "getNetwork"
  | "disconnect"

/** A network that each of them can sign for. */
const networkOf: Readonly<Record<PageWallet, string>> = {
  freighter: networks.Testnet,
  hana: networks.Testnet,
  lobstr: networks.Public,
  rabet: networks.Testnet,
}

/** A spec of one such wallet: `makeKit` creates a kit with only this wallet, and restores a remembered connection. */
export const test = base.extend<{
  makeKit: (wallet: PageWallet, network?: string) => Promise<void>
}>({
  makeKit: async ({ page }, use) => {
    await use(async (wallet, network = networkOf[wallet]) => {
      await createKitOf(page, wallet, network)
      await probed(page)
    })
  },
})

export { expect }

/** Creates the page's kit with only this wallet. */
export async function createKitOf(
  page: Page,
  wallet: PageWallet | "xbull",
  network: string,
): Promise<void> {
  await page.evaluate(
    async ({ wallet, network }) => {
      const { createKit } = await window.harness.core()
      const factories = {
        freighter: async () => (await window.harness.freighter()).freighter,
        hana: async () => (await window.harness.hana()).hana,
        lobstr: async () => (await window.harness.lobstr()).lobstr,
        rabet: async () => (await window.harness.rabet()).rabet,
        xbull: async () => (await window.harness.xbull()).xbull,
      }
      const factory = await factories[wallet]()
      window.kit = createKit({ network, wallets: [factory()] })
    },
    { wallet, network },
  )
}

/** Calls the kit of a page or a frame. */
export function call(
  page: Pick<Page, "evaluate">,
  name: CallName,
  argument?: string,
  options: { networkPassphrase?: string; address?: string } = {},
): Promise<Ended> {
  return page.evaluate(
    async ({ name, argument, options }) => {
      try {
        const method = window.kit[name] as (...all: unknown[]) => Promise<unknown>
        const value = await method(...(argument === undefined ? [] : [argument]), options)
        return { value: value as Record<string, string> }
      } catch (thrown) {
        const { kind, code, message, ext } = thrown as NonNullable<Ended["error"]>
        return { error: { kind, code, message, ext } }
      }
    },
    { name, argument, options },
  )
}

/** Connects the wallet; the user approves. */
export async function connect(
  page: Page,
  sandbox: SandboxDriver,
  wallet: PageWallet,
): Promise<void> {
  await sandbox[wallet].next("approve")
  expect(await call(page, "connect", wallet)).toEqual({ value: { address: account } })
}

/** Waits until the wallet has received a request and either shows a window or stays silent. */
export async function waitForRequest(sandbox: SandboxDriver, wallet: PageWallet): Promise<void> {
  await expect.poll(async () => (await sandbox[wallet].state()).waiting.length).toBe(1)
}

/** The types of all requests that the wallet received in this test. */
export async function types(sandbox: SandboxDriver, wallet: PageWallet): Promise<unknown[]> {
  return (await sandbox[wallet].requests()).map(({ type }) => type)
}

/** Waits for a pending request, and cancels it. */
export async function cancelPending(page: Page): Promise<void> {
  await expect.poll(async () => (await state(page)).pending.length).toBe(1)
  await page.evaluate(() => {
    for (const { id } of window.kit.getState().pending) window.kit.cancel(id)
  })
}

/**
 * Waits until the kit has looked for its wallet. Otherwise a connection does it, which takes half a second on a busy
 * machine.
 */
async function probed(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.kit.getState().probing)
}

/** Waits until the kit has found its wallet. */
export async function found(page: Page): Promise<void> {
  const wallet = async (): Promise<KitState["allowedWallets"][number] | undefined> =>
    (await state(page)).allowedWallets[0]
  await expect.poll(async () => (await wallet())?.isAvailable).toBe(true)
}

/** Published vectors by account 1, on Testnet: preimages of type 9 and 10. */
export const entries = {
  type9: {
    preimage:
      "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA=",
    signature:
      "9oAjHWsf9mUKOq/Bc6+Kr/XXDoj2e/daszIZrSGVhM0GEi6TrsnDuMCo2p+q5Aar61679VYAVLrEjxqhaJwoBQ==",
  },
  type10: {
    preimage:
      "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA",
    signature:
      "t6cf71NOUcQYxGTXZAhgE7/ijqM/4R/KGdd5I6uy+5XPtt2CT2Gt+yuZ7a6gd1kA7WNUxBIzfZPiXc2/l/EUCA==",
  },
} as const
