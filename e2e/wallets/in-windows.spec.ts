import type { Page } from "@playwright/test"
import { inClick } from "../harness/click.js"
import { delivered, frameAt } from "../harness/posted.js"
import {
  account,
  ask,
  askInWindow,
  type Called,
  connect,
  expect,
  hello,
  isSignedBy,
  noWindowIsLeft,
  payment,
  state,
  test,
  timeWindows,
  type WindowWallet,
} from "./in-windows.js"

/**
 * Tests what holds for every wallet in a window: the kit in a real page on one site, the simulated wallets on another,
 * Chromium's popup blocker enabled, and real clicks.
 */

/** The size of a wallet's window, and what makes it stay silent. */
const wallets: Record<WindowWallet, { size: [number, number]; silence: "quirk" | "no account" }> = {
  albedo: { size: [480, 600], silence: "quirk" },
  xbull: { size: [380, 640], silence: "no account" },
}

const anotherSite = "http://127.0.0.1:9/"

/** Serves an empty page at another site, for the whole browser context. */
const serveAnotherSite = (page: Page): Promise<unknown> =>
  page
    .context()
    .route(`${anotherSite}**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>another site</p>" }),
    )

for (const wallet of ["albedo", "xbull"] as const) {
  const { size, silence } = wallets[wallet]
  const signatures: Called[] = [
    { name: "signTransaction", argument: payment() },
    { name: "signMessage", argument: hello.message },
  ]

  test.describe(wallet, () => {
    test.beforeEach(async ({ openHarness, makeKit }) => {
      await openHarness()
      await makeKit()
    })

    test("connects through a window that opens in the click and closes with the reply [S1.1 S1.7 S4.29]", {
      tag: wallet === "albedo" ? ["@blocker", "@main"] : "@blocker",
    }, async ({ page }) => {
      const { ended, popup } = await askInWindow(page, { name: "connect", argument: wallet })
      const approve = popup.getByRole("button", { name: "Approve" })
      await approve.waitFor()
      await expect.poll(() => popup.evaluate(() => [innerWidth, innerHeight])).toEqual(size)
      await expect(popup).toHaveURL(/^http:\/\/127\.0\.0\.1:/)
      await approve.click()
      expect(await ended).toEqual({ value: { address: account } })
      await noWindowIsLeft(page)
      expect(await state(page)).toMatchObject({
        status: "connected",
        activeAddress: account,
        trust: wallet === "albedo" ? "proven" : "reported",
        pending: [],
      })
    })

    test("opens the window within the click, even before the kit's engine has loaded", {
      tag: "@blocker",
    }, async ({ page, openHarness, makeKit }) => {
      let come = (): void => {}
      const clicked = new Promise<void>((resolve) => {
        come = resolve
      })
      await page.route(/\/engine-[^/]*\.js/, async (route) => {
        await clicked
        await route.continue()
      })
      await openHarness()
      await makeKit()
      const opened = page.waitForEvent("popup")
      const { ended } = await ask(page, { name: "connect", argument: wallet })
      expect(await state(page)).toMatchObject({ status: "disconnected", pending: [] })
      come()
      await (await opened).getByRole("button", { name: "Approve" }).click()
      expect(await ended).toEqual({ value: { address: account } })
    })

    test("restores a connection and a disconnect after a reload without opening a window", async ({
      page,
      openHarness,
      makeKit,
      sandbox,
    }) => {
      await connect(page, wallet)
      await noWindowIsLeft(page)
      await openHarness()
      await makeKit()
      await expect
        .poll(() => state(page))
        .toMatchObject({
          status: "connected",
          selectedModuleId: wallet,
          activeAddress: account,
          trust: "remembered",
        })
      expect(page.context().pages()).toEqual([page])
      await sandbox[wallet].next("approve")
      const { ended } = await ask(page, { name: "signMessage", argument: hello.message })
      expect(await ended).toMatchObject({ value: { verified: "signature" } })
      expect(await state(page)).toMatchObject({ trust: "reported" })

      await page.evaluate(() => window.kit.disconnect())
      expect(await state(page)).toMatchObject({ status: "disconnected" })
      await openHarness()
      await makeKit()
      expect(await state(page)).toMatchObject({ status: "disconnected" })
    })

    test("reports a blocked window, found by Chromium or by the kit before it", {
      tag: wallet === "albedo" ? ["@blocker", "@main"] : "@blocker",
    }, async ({ page }) => {
      // One click opens one window; a second one is blocked.
      const { outcome } = await inClick(
        page,
        async (wallet) => {
          const describeError = ({ kind, code, message }: Record<string, unknown>): unknown => [
            kind,
            code,
            message,
          ]
          const first = window.open("about:blank", "first", "width=200,height=200")
          // A busy browser may take the click's permission away only later.
          while (navigator.userActivation.isActive) await new Promise(requestAnimationFrame)
          const blocked = await window.modules[wallet].getAddress().catch(describeError)
          const byKit = await window.kit.connect(wallet).catch(describeError)
          first?.close()
          return [blocked, byKit]
        },
        wallet,
      )
      const words = {
        albedo:
          "Your browser blocked the Albedo window. Allow pop-ups for this site, then try again.",
        xbull: "xBull Wallet is not open, we can't connect with it",
      }
      expect(await outcome).toEqual([
        ["popup-blocked", -1, words[wallet]],
        ["popup-blocked", -1, expect.stringContaining("opens a window")],
      ])
      await noWindowIsLeft(page)
    })

    test("waits for a click if a signature is requested outside one, and continues in it", {
      tag: "@blocker",
    }, async ({ page, sandbox }) => {
      await connect(page, wallet)
      await sandbox[wallet].next("approve")
      const { outcome } = await inClick(
        page,
        (message) => {
          window.kit.attachScreen()
          // A click allows one window; everything after it counts as outside a click.
          window.open("about:blank")?.close()
          return window.kit.signMessage(message)
        },
        hello.message,
      )
      await expect
        .poll(async () => (await state(page)).pending)
        .toMatchObject([{ kind: "message", needsGesture: true }])
      await noWindowIsLeft(page)
      await inClick(
        page,
        () => window.kit.proceed(window.kit.getState().pending[0]?.id ?? ""),
        undefined,
      )
      expect(await outcome).toMatchObject({ signedMessage: hello.signature })
      await noWindowIsLeft(page)
    })

    test("reports a window closed before it spoke within 1.5 s, naming a missing account as cause", async ({
      page,
      sandbox,
    }) => {
      if (silence === "quirk") await sandbox[wallet].fault("AL1-silent")
      else await sandbox[wallet].set({ created: false })
      const inTime = await timeWindows(page)
      const { ended, popup } = await askInWindow(page, { name: "connect", argument: wallet })
      await popup.waitForLoadState()
      await delivered(page)
      expect((await state(page)).pending).toHaveLength(1)
      const { error } = await inTime(() => popup.close(), ended)
      expect(error).toMatchObject({ kind: "popup-closed", code: -4, walletId: wallet })
      expect(error?.message).toContain("Create one there first")
      expect(error?.message).not.toContain("Cross-Origin-Opener-Policy")
      expect(await state(page)).toMatchObject({ status: "disconnected", pending: [] })
    })

    test("reports a window closed during a request within 1.5 s, with its own text [S4.36]", async ({
      page,
    }) => {
      await connect(page, wallet)
      const inTime = await timeWindows(page)
      for (const called of signatures) {
        const { ended, popup } = await askInWindow(page, called)
        await popup.getByRole("button", { name: "Approve" }).waitFor()
        const { error } = await inTime(() => popup.close(), ended)
        expect(error).toMatchObject({ kind: "popup-closed", code: -4 })
        expect(error?.message).toMatch(/window was closed before it finished/)
      }
      expect(await state(page)).toMatchObject({ status: "connected", pending: [] })
    })

    test("reports an opener cut by COOP within 1.5 s of the wallet's page, and names the policy", async ({
      page,
      openHarness,
      makeKit,
    }) => {
      await page.route(`${process.env.HARNESS_URL}**`, async (route) => {
        const response = await route.fetch()
        const headers = { ...response.headers(), "cross-origin-opener-policy": "same-origin" }
        await route.fulfill({ response, headers })
      })
      await openHarness()
      await makeKit()
      const inTime = await timeWindows(page)
      const { ended, popup } = await askInWindow(page, { name: "connect", argument: wallet })
      const { error } = await inTime(() => popup.waitForURL(/127\.0\.0\.1/), ended)
      const details = { english: expect.stringContaining("Cross-Origin-Opener-Policy") }
      expect(error).toMatchObject({ kind: "popup-closed", code: -4, details })
      // The link is cut: only the user can close it.
      expect(popup.isClosed()).toBe(false)
    })

    test("ignores replies from other windows, sites and requests, and accepts the real one", async ({
      page,
      sandbox,
      server,
    }) => {
      const thrown: Error[] = []
      page.on("pageerror", (error) => thrown.push(error))
      await serveAnotherSite(page)
      await connect(page, wallet)
      const { ended, popup } = await askInWindow(page, {
        name: "signTransaction",
        argument: payment(),
      })
      await popup.getByRole("button", { name: "Approve" }).waitFor()
      const forged = {
        albedo: { albedoIntentResult: { __reqid: "another", signed_envelope_xdr: "EVIL" } },
        xbull: { type: "XBULL_CONNECT_RESPONSE", success: false },
      }[wallet]
      // Messages from the wallet's own window that answer no request.
      await popup.evaluate((forged) => {
        for (const junk of [null, "junk", 7, [], {}, forged]) opener.postMessage(junk, "*")
      }, forged)
      // Valid replies, but from the page itself, from a frame of the wallet's site, and from a frame of another site.
      const { __reqid } = (await sandbox[wallet].requests()).at(-1) ?? {}
      const refusal = {
        albedo: { albedoIntentResult: { __reqid, error: { code: -4 } } },
        xbull: { type: "XBULL_SIGN_RESPONSE", success: false },
      }[wallet]
      await page.evaluate((refusal) => window.postMessage(refusal, location.origin), refusal)
      const walletsSite = `${new URL(server.config.sites[wallet]).origin}/frame`
      await page.route(walletsSite, (route) =>
        route.fulfill({ contentType: "text/html", body: "<p>a frame of the wallet's site</p>" }),
      )
      for (const src of [walletsSite, anotherSite]) {
        const frame = await frameAt(page, src)
        await frame.evaluate((refusal) => parent.postMessage(refusal, "*"), refusal)
      }
      await delivered(page)
      expect((await state(page)).pending).toHaveLength(1)
      await popup.getByRole("button", { name: "Approve" }).click()
      expect(isSignedBy(account, (await ended).value?.signedTxXdr)).toBe(true)
      expect(thrown).toEqual([])
    })

    test("ignores a window that has navigated to another site", async ({ page, sandbox }) => {
      // Albedo reports the close when its page unloads, so turn that off.
      if (wallet === "albedo") await sandbox.albedo.fault("AL4", false)
      await serveAnotherSite(page)
      await connect(page, wallet)
      const { ended, popup } = await askInWindow(page, {
        name: "signMessage",
        argument: hello.message,
      })
      await popup.getByRole("button", { name: "Approve" }).waitFor()
      const { __reqid } = (await sandbox[wallet].requests()).at(-1) ?? {}
      await popup.goto(anotherSite)
      await popup.evaluate((__reqid) => {
        opener.postMessage({ type: "XBULL_SIGN_MESSAGE_RESPONSE", success: false }, "*")
        opener.postMessage({ albedoIntentResult: { __reqid, error: { code: -4 } } }, "*")
      }, __reqid)
      await delivered(page)
      expect((await state(page)).pending).toHaveLength(1)
      await popup.close()
      expect(await ended).toMatchObject({ error: { kind: "popup-closed" } })
    })

    test("waits for another click if two requests share one", {
      tag: "@blocker",
    }, async ({ page }) => {
      await connect(page, wallet)
      await page.evaluate(() => void window.kit.attachScreen())
      const opened = page.waitForEvent("popup")
      const { outcome } = await inClick(
        page,
        ([xdr, message]) =>
          Promise.all([window.kit.signTransaction(xdr), window.kit.signMessage(message)]),
        [payment(), hello.message] as const,
      )
      const popup = await opened
      const approve = popup.getByRole("button", { name: "Approve" })
      await approve.waitFor()
      expect((await state(page)).pending).toMatchObject([
        { needsGesture: false },
        { needsGesture: true },
      ])
      const next = page.waitForEvent("popup")
      await inClick(
        page,
        () => window.kit.proceed(window.kit.getState().pending[1]?.id ?? ""),
        undefined,
      )
      const waiting = await next
      // The window opens its own site at once, and speaks before its turn.
      await waiting.waitForURL(/127\.0\.0\.1/)
      await waiting.waitForLoadState()
      await delivered(page)
      await approve.click()
      await waiting.getByRole("button", { name: "Approve" }).click()
      expect(await outcome).toMatchObject([
        { verified: "signature" },
        { signedMessage: hello.signature },
      ])
      await noWindowIsLeft(page)
    })
  })
}

test("reports that the kit's engine failed to load, and loads it with the next call", async ({
  page,
  openHarness,
  makeKit,
}) => {
  const engine = /\/engine-[^/]*\.js/
  await page.route(engine, (route) => route.abort())
  await openHarness()
  await makeKit()
  const failed = await ask(page, { name: "connect", argument: "albedo" })
  expect(await failed.ended).toMatchObject({
    error: { kind: "external", message: expect.stringContaining("engine") },
  })
  await page.unroute(engine)
  const opened = page.waitForEvent("popup")
  const { ended } = await ask(page, { name: "connect", argument: "albedo" })
  await (await opened).getByRole("button", { name: "Approve" }).click()
  expect(await ended).toEqual({ value: { address: account } })
})

test("AL4: reports a rejection if Albedo's window is closed during a request, as Albedo does", async ({
  page,
  openHarness,
  makeKit,
}) => {
  await openHarness()
  await makeKit()
  const inTime = await timeWindows(page)
  const { ended, popup } = await askInWindow(page, { name: "connect", argument: "albedo" })
  await popup.getByRole("button", { name: "Approve" }).waitFor()
  const close = () => popup.close({ runBeforeUnload: true })
  expect(await inTime(close, ended)).toMatchObject({
    error: {
      kind: "rejected",
      code: -4,
      message: "Action request was rejected by the user.",
    },
  })
  await noWindowIsLeft(page)
})
