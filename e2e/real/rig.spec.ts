import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Connected } from "@alidade/core"
import { test as base, expect, type Page } from "@playwright/test"
import { call } from "../wallets/in-page.js"
import { account, hello } from "../wallets/in-windows.js"
import { type ExtensionBrowser, launchWithExtension } from "./browser.js"
import { compareWithSimulator } from "./compare.js"
import { packed, setPacked } from "./drivers/packed.js"
import { type PackedName, packExtension } from "./packed/pack.js"
import { userOf } from "./user.js"
import { openKit } from "./walk.js"

/**
 * The rig for real wallets, with simulated wallets that are true extensions of Chromium: their content scripts run in a
 * world of their own, and reach a service worker.
 */

const test = base.extend<{ load: (wallet: PackedName) => Promise<ExtensionBrowser> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  load: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "alidade-packed-"))
    let browser: ExtensionBrowser | undefined
    await use(async (wallet) => {
      await packExtension(wallet, folder)
      browser = await launchWithExtension(folder)
      return browser
    })
    await browser?.close()
    await rm(folder, { recursive: true })
  },
})

test("the rig names the steps at which a Freighter differs from the simulator, and no others", async ({
  context,
  load,
}) => {
  const browser = await load("freighter")
  await setPacked(browser, { authEntry: ["v1"] })
  const { differences, table } = await compareWithSimulator("freighter", context, browser, packed)
  expect(differences, table).toEqual(["auth entry (type 10)"])
  expect(table).toContain("| transaction | signed by account 1, verified: signature |")
})

test("a packed LOBSTR does what the injected one does", async ({ context, load }) => {
  const browser = await load("lobstr")
  const { differences, table } = await compareWithSimulator("lobstr", context, browser, packed)
  expect(differences, table).toEqual([])
})

test.describe("a connected Freighter", () => {
  /** Opens a page that is connected to a packed Freighter. */
  async function connected(browser: ExtensionBrowser): Promise<Page> {
    const page = await browser.context.newPage()
    await openKit(page, "freighter")
    const request = userOf(browser, packed).nextRequest(AbortSignal.timeout(30_000))
    const ended = call(page, "connect", "freighter")
    await (await request)?.approve()
    expect(await ended).toEqual({ value: { address: account } })
    return page
  }

  test("is lost to the page when the extension is reloaded", async ({ load }) => {
    const browser = await load("freighter")
    const page = await connected(browser)
    const worker = await browser.worker()
    const stopped = worker.waitForEvent("close")
    await worker.evaluate(() => chrome.runtime.reload())
    await stopped
    const lost = { kind: "page-stale", code: -1 }
    expect(await call(page, "signMessage", hello.message)).toMatchObject({ error: lost })
    const lostKind = (): Promise<string | undefined> =>
      page.evaluate(() => (window.kit.getState() as Partial<Connected>).lost?.kind)
    await expect.poll(lostKind).toBe("page-stale")
  })
})
