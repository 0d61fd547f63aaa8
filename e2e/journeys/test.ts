import { expect, type Locator, type Page } from "@playwright/test"
import { serve } from "../../apps/web/server/serve.js"
import { test as base } from "../harness/driven.js"
import { waitForTextOrRemoval } from "../harness/frame.js"
import { type Noticed, watchAsRealWallets } from "./real-wallets.js"
import type { UserInput } from "./user-input.js"

/** Fixtures of a journey. */
interface Journey {
  /** Opens the built front end, served for this test alone with its own sandbox. */
  openPage: (search?: string) => Promise<void>
  /** Connects Freighter, which approves by itself, and funds its account. */
  connect: () => Promise<void>
}

/** The browser's console error for an account that does not exist yet; the page does not write it. */
const missingAccount = /\/accounts\/G[A-Z2-7]{55}$/

/** The browser's console errors for servers that a journey blocks, and for a transaction that no ledger has. */
const sending = /\/(rpc|transactions_async|transactions\/[0-9a-f]{64}|operations\?.*)$/

/** The browser's console error for the page part or the language that a journey blocks. */
const blockedPart = /\/(lazy-parts|de)-[\w-]+\.js$/

/** WalletConnect's library leaves one check unawaited, which fails if the relay repeats that a session has ended. */
const repeatedEnd = /^Missing or invalid\. Record was recently deleted - session: /

/**
 * A journey over the front end. `sandbox` controls the simulated wallet unless the test clicks itself. Each journey
 * fails if the page writes an error or a warning to the console, throws, or in sandbox mode does anything that a real
 * wallet would notice.
 */
export const test = base.extend<
  Journey & { quiet: undefined; seenByRealWallets: Noticed[]; site: string }
>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  site: async ({}, use) => {
    const { url, close } = await serve({ port: 0, sandboxPort: 0 })
    await use(url)
    await close()
  },
  openPage: async ({ page, site }, use) => {
    await use(async (search = "") => {
      await page.goto(`${site}/${search}`)
      await page.getByRole("heading", { level: 1 }).waitFor()
    })
  },
  connect: async ({ page, sandbox }, use) => {
    await use(async () => {
      await sandbox.freighter.answer("approve")
      await page.getByRole("button", { name: "Connect a wallet" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Freighter" }).click()
      // These forms lead to the account's place, which funds it.
      const leads = /^#(contract|authorization|message|check)/.test(new URL(page.url()).hash)
      await page.getByRole("button", { name: /^Account/ }).waitFor()
      if (leads) await page.evaluate(() => location.assign("#account"))
      await page.getByRole("button", { name: "Fund with test XLM" }).click()
      if (leads) {
        await page.getByRole("heading", { name: / has 10,000/ }).waitFor()
        await page.goBack()
      }
      await expect(balance(page)).toHaveText(/10,000/)
      await expect(page.getByRole("dialog")).toBeHidden()
      await sandbox.freighter.answer("ask")
    })
  },
  quiet: [
    // Take the site down only after this check: without its server, the page would log errors.
    async ({ page, site: _ }, use) => {
      const printed: string[] = []
      page.on("pageerror", ({ message }) => {
        if (!repeatedEnd.test(message)) printed.push(message)
      })
      page.on("console", (message) => {
        const { url } = message.location()
        // What the browser asks for while a journey switches the connection off.
        if (message.text().includes("net::ERR_INTERNET_DISCONNECTED")) return
        if ([missingAccount, sending, blockedPart].some((known) => known.test(url))) return
        if (["error", "warning"].includes(message.type())) printed.push(`${message.text()} ${url}`)
      })
      await use(undefined)
      expect(printed).toEqual([])
    },
    { auto: true },
  ],
  seenByRealWallets: [
    async ({ page }, use) => {
      const all = await watchAsRealWallets(page)
      await use(all)
      const inSandbox = all.filter(({ url }) => url.searchParams.get("mode") !== "live")
      expect([...new Set(inSandbox.map(({ noticed }) => noticed))]).toEqual([])
    },
    { auto: true },
  ],
})

/** The balance in the account column. */
export function balance(page: Page): Locator {
  return page.getByRole("status").filter({ hasText: "Balance:" })
}

/** A wallet that the page offers, by the name in its row. */
export type WalletName = string

/**
 * Where a wallet asks its user: in a browser window, over the page (as simulated extensions, phones and devices do), or
 * in a frame of the page.
 */
export type Place = "window" | "page" | "frame"

/** Where the wallets ask that don't ask over the page. */
const places: Readonly<Record<WalletName, Place>> = {
  Albedo: "window",
  xBull: "window",
  "HOT Wallet": "frame",
}

/** How often HOT's client polls the response, in ms (HO4). */
const HOT_POLL = 3_000

/** Triggers a wallet's request, and has the user approve it in the wallet's window. */
export async function approveIn(
  wallet: WalletName,
  page: Page,
  { press }: UserInput,
  act: () => Promise<void>,
  place: Place = places[wallet] ?? "page",
): Promise<void> {
  if (place === "frame") {
    await page.clock.install()
    await act()
    const frame = page.locator("[data-part=frame]")
    await frame.contentFrame().getByRole("button", { name: "Approve", exact: true }).click()
    await waitForTextOrRemoval(frame, /Done/)
    await page.clock.fastForward(HOT_POLL)
    return
  }
  if (place === "page") {
    await act()
    const asks = wallet === "WalletConnect" ? "Phone" : wallet
    const window = page.getByRole("dialog", { name: new RegExp(`^${asks}, simulated`) })
    const unlock = window.getByRole("button", { name: "Unlock" })
    // The browser's own dialog grants a page access to a device.
    const approve = window.getByRole("button", { name: /^(Approve|Connect)$/ })
    // xBull asks for its password each time.
    await unlock.or(approve).waitFor()
    if (await unlock.isVisible()) await press(unlock)
    await press(approve)
    return
  }
  const opened = page.context().waitForEvent("page")
  await act()
  await (await opened).getByRole("button", { name: "Approve" }).click()
}

/** Freighter's initial account, and another that it holds. Their seeds are public. */
export const accounts = {
  first: {
    address: "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L",
    short: "GBXF…ZYCP7L",
  },
  second: {
    address: "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4",
    short: "GBO3…GALCX4",
  },
} as const

export { expect }
