import { createRequire } from "node:module"
import { driveWindow, sandboxOf } from "@alidade/sandbox/playwright"
import { startSandbox } from "@alidade/sandbox/server"
import type { Page } from "@playwright/test"
import { Account, Asset, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { inClick } from "../harness/click.js"
import { test as base, expect } from "../harness/test.js"
import { first, payment, second } from "./transactions.js"

/**
 * Tests the windows of the simulated web wallets: what the user sees, whose messages they accept, and the model that
 * they share.
 */

declare global {
  interface Window {
    /** The wallet's window. */
    wallet: Window
    /** The messages received from it. */
    arrived: unknown[]
  }
}

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js")

const test = base.extend<{ openWallet: (path: string) => Promise<Page> }>({
  /** Opens a window as a client does, and collects the messages from it. */
  openWallet: async ({ page }, use) => {
    await use(async (url) => {
      const opened = page.waitForEvent("popup")
      await inClick(
        page,
        (url) => {
          window.arrived = []
          window.wallet = window.open(url, "wallet", "width=380,height=640")!
          window.addEventListener("message", ({ source, data }) => {
            if (source === window.wallet) window.arrived.push(data)
          })
        },
        url,
      )
      return opened
    })
  },
})

test.beforeEach(({ openHarness }) => openHarness())

const messagesIn = (page: Page) => page.evaluate(() => window.arrived)

/** Sends a message to the wallet's window from the page that opened it. */
function send(page: Page, message: unknown): Promise<void> {
  return page.evaluate((message) => window.wallet.postMessage(message, "*"), message)
}

const request = (intent: string, params: object = {}) => ({
  __reqid: "one",
  __albedo_intent_version: 3,
  intent,
  ...params,
})

const hello = { albedo: { protocol: 3 } }

/** A transaction that does not fit into a small window. */
function longTransaction(): string {
  const builder = new TransactionBuilder(new Account(first, "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
  for (let count = 0; count < 20; count++)
    builder.addOperation(
      Operation.payment({ destination: second, asset: Asset.native(), amount: "1" }),
    )
  return builder.setTimeout(0).build().toXdr()
}

test.describe("Albedo's window", () => {
  const open = async (openWallet: (url: string) => Promise<Page>, page: Page, site: string) => {
    const popup = await openWallet(`${site}/confirm`)
    await expect.poll(() => messagesIn(page)).toEqual([hello])
    return popup
  }

  test("takes the focus, and can be used and answered by keyboard", async ({
    openWallet,
    page,
    server,
  }) => {
    const popup = await open(openWallet, page, server.config.sites.albedo)
    await send(page, request("public_key", { token: "t" }))
    await expect(popup.getByRole("main")).toContainText("Connect this site?")
    await popup.keyboard.press("Tab")
    await expect(popup.getByRole("button", { name: "Reject" })).toBeFocused()
    await popup.keyboard.press("Tab")
    await expect(popup.getByRole("button", { name: "Approve" })).toBeFocused()
    await popup.keyboard.press("Enter")
    await expect(popup.getByRole("main")).toContainText("Done")
    await expect.poll(() => messagesIn(page)).toHaveLength(2)
  })

  test("scrolls the request in a small window, and keeps the buttons visible", async ({
    openWallet,
    page,
    server,
  }) => {
    const popup = await open(openWallet, page, server.config.sites.albedo)
    await popup.setViewportSize({ width: 380, height: 640 })
    await send(page, request("tx", { xdr: longTransaction(), network: "testnet" }))
    await expect(popup.getByRole("heading", { name: "Payment" })).toHaveCount(20)
    await expect(popup.getByRole("button", { name: "Approve" })).toBeInViewport({ ratio: 1 })
    const { width, height } = await popup.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    }))
    expect(width).toBe(380)
    expect(height).toBeGreaterThan(640)
  })

  test("runs under a strict CSP without violations or errors", async ({
    context,
    openWallet,
    page,
    sandbox,
    server,
  }) => {
    const printed: string[] = []
    context.on("weberror", (error) => printed.push(String(error.error())))
    context.on("console", (message) => printed.push(message.text()))
    const popup = await open(openWallet, page, server.config.sites.albedo)
    await send(page, request("tx", { xdr: payment(), network: "testnet" }))
    await expect(popup.getByRole("heading", { name: "Payment" })).toBeVisible()
    await sandbox.albedo.approve()
    await expect(popup.getByRole("main")).toContainText("Done")
    expect(printed).toEqual([])
  })

  test("accepts only requests, and only from the page that opened it", async ({
    openWallet,
    page,
    sandbox,
    server,
  }) => {
    const popup = await open(openWallet, page, server.config.sites.albedo)
    // A frame of the page can reach the window through its parent.
    await page.evaluate(() => {
      const frame = document.createElement("iframe")
      frame.src = location.pathname
      document.body.append(frame)
      return new Promise((resolve) => frame.addEventListener("load", resolve))
    })
    const frame = page.frames().find((each) => each !== page.mainFrame())!
    await frame.evaluate(
      (message) => {
        window.parent.wallet.postMessage(message, "*")
      },
      request("sign_message", { message: "from a frame" }),
    )
    for (const message of [null, "text", 42, [], {}, hello, { intent: "tx", __reqid: "x" }])
      await send(page, message)
    await sandbox.albedo.next("approve")
    await send(page, request("sign_message", { message: "from the page" }))
    await expect(popup.getByRole("main")).toContainText("Done")
    expect(await sandbox.albedo.requests()).toEqual([
      request("sign_message", { message: "from the page" }),
    ])
  })

  test("answers the site that asked, not one to which the page has navigated", async ({
    openWallet,
    page,
    server,
  }) => {
    const popup = await open(openWallet, page, server.config.sites.albedo)
    await send(page, request("public_key", { token: "t" }))
    await expect(popup.getByRole("main")).toContainText("Requested by localhost")
    await page.goto(page.url().replace("localhost", "127.0.0.1"))
    await page.evaluate(() => {
      window.arrived = []
      window.addEventListener("message", ({ data }) => {
        if (data?.albedoIntentResult) window.arrived.push(data)
      })
    })
    await driveWindow(popup).approve()
    await expect(popup.getByRole("main")).toContainText("Done")
    expect(await messagesIn(page)).toEqual([])
  })

  test("AL2 AL8: answers an invalid request with -3, and closes itself", async ({
    openWallet,
    page,
    server,
  }) => {
    const popup = await open(openWallet, page, server.config.sites.albedo)
    const closed = popup.waitForEvent("close")
    await send(page, request("steal", {}))
    await closed
    const ext = 'Unknown intent: "steal".'
    const error = { code: -3, message: "Intent request is invalid.", ext }
    await expect
      .poll(() => messagesIn(page))
      .toEqual([hello, { albedoIntentResult: { __reqid: "one", error } }])
  })

  test("explains itself when opened directly", async ({ page, server }) => {
    await page.goto(`${server.config.sites.albedo}/confirm`)
    await expect(page.getByRole("main")).toContainText("No request")
  })

  for (const colorScheme of ["light", "dark"] as const)
    test(`no screen has axe violations, ${colorScheme}`, async ({
      context,
      openWallet,
      page,
      sandbox,
      server,
    }) => {
      await context.addInitScript({ path: axe })
      await sandbox.albedo.fault("AL1-silent")
      const popup = await openWallet(`${server.config.sites.albedo}/confirm`)
      await popup.emulateMedia({ colorScheme, reducedMotion: "reduce" })
      await popup.setViewportSize({ width: 480, height: 600 })
      const check = async (text: string): Promise<void> => {
        await expect(popup.getByRole("main")).toContainText(text)
        const found = await popup.evaluate(async () => {
          const { axe } = window as unknown as { axe: typeof import("axe-core") }
          const { violations, passes } = await axe.run()
          return {
            violations: violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
            contrastWasSeen: passes.some(({ id }) => id === "color-contrast"),
          }
        })
        expect(found, text).toEqual({ violations: [], contrastWasSeen: true })
      }
      await check("Albedo is opening")
      await sandbox.albedo.set({ created: false })
      await send(page, request("public_key", { token: "t" }))
      await check("Welcome to Albedo")
      await sandbox.albedo.set({ created: true, locked: true })
      await check("Albedo is locked")
      await sandbox.albedo.set({ locked: false })
      await check("Connect this site?")
      await send(page, request("sign_message", { message: "Hello" }))
      await check("Sign this message?")
      const stranger = "GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6"
      await send(page, request("tx", { xdr: payment(), network: "testnet", pubkey: stranger }))
      await check("Account not found")
      await sandbox.albedo.set({ answer: "approve" })
      await send(page, request("public_key", { token: "t" }))
      await expect.poll(() => messagesIn(page)).toHaveLength(1)
    })
})

test.describe("xBull's window", () => {
  const address = (site: string) =>
    `${site}?public=${encodeURIComponent("pOCSkrZRwni5dyxWn1+puxPZBrRqtoyd+dwrRAn4ogk=")}&session=${encodeURIComponent("+/v7+/v7")}`

  test("proves that it knows the page's key, and ignores messages meant for others", async ({
    openWallet,
    page,
    sandbox,
    server,
  }) => {
    const popup = await openWallet(address(server.config.sites.xbull))
    await expect.poll(() => messagesIn(page)).toHaveLength(1)
    const [initial] = (await messagesIn(page)) as Record<string, string>[]
    expect(initial).toMatchObject({ type: "XBULL_INITIAL_RESPONSE" })
    expect(Object.keys(initial!).sort()).toEqual(["message", "oneTimeCode", "publicKey", "type"])
    expect(Buffer.from(initial!.oneTimeCode!, "base64")).toHaveLength(24)
    expect(Buffer.from(initial!.publicKey!, "base64")).toHaveLength(32)
    for (const message of [
      null,
      "text",
      { type: "XBULL_CONNECT" },
      { type: "constructor", message: "AA==", oneTimeCode: "AA==" },
    ])
      await send(page, message)
    // A box that cannot be decrypted.
    const { message, oneTimeCode } = initial!
    await send(page, { type: "XBULL_CONNECT", message: `AAAA${message!.slice(4)}`, oneTimeCode })
    await expect(popup.getByRole("main")).toContainText("Unreadable request")
    expect(await sandbox.xbull.requests()).toHaveLength(1)
    expect(await messagesIn(page)).toHaveLength(1)
  })

  test("explains an address without the page's key, or one opened directly", async ({
    openWallet,
    page,
    server,
  }) => {
    const { xbull } = server.config.sites
    const popup = await openWallet(`${xbull}?public=AAAA&session=AAAA`)
    await expect(popup.getByRole("main")).toContainText("No request")
    await page.goto(address(xbull))
    await expect(page.getByRole("main")).toContainText("No request")
  })

  for (const colorScheme of ["light", "dark"] as const)
    test(`has no axe violations, ${colorScheme}`, async ({ context, openWallet, server }) => {
      await context.addInitScript({ path: axe })
      const popup = await openWallet(address(server.config.sites.xbull))
      await popup.emulateMedia({ colorScheme })
      await popup.setViewportSize({ width: 380, height: 640 })
      await expect(popup.getByRole("main")).toContainText("xBull is open")
      const violations = await popup.evaluate(async () => {
        const { axe } = window as unknown as { axe: typeof import("axe-core") }
        return (await axe.run()).violations.map(({ id }) => id)
      })
      expect(violations).toEqual([])
    })
})

test.describe("the shared model", () => {
  const answerIn = (page: Page) =>
    page.evaluate(() => window.alidadeSandbox?.wallets.albedo?.getState().answer)

  test("applies a setting of one page in all others, and in windows opened later", async ({
    context,
    openHarness,
    openWallet,
    page,
    sandbox,
    server,
  }) => {
    const other = await context.newPage()
    await other.goto(page.url())
    await other.locator("html[data-ready]").waitFor()
    await sandboxOf(other).albedo.set({ answer: "reject", account: second })
    await expect.poll(() => answerIn(page)).toBe("reject")
    await openWallet(`${server.config.sites.albedo}/confirm`)
    await expect.poll(() => messagesIn(page)).toEqual([hello])
    await send(page, request("public_key", { token: "t" }))
    await expect
      .poll(() => messagesIn(page))
      .toMatchObject([hello, { albedoIntentResult: { error: { code: -4 } } }])
    expect((await sandbox.albedo.state()).account).toBe(second)
    await openHarness()
    expect((await sandbox.albedo.state()).answer).toBe("reject")
    await sandbox.albedo.reset()
    expect(await sandbox.albedo.state()).toMatchObject({ answer: "ask", account: first, log: [] })
  })

  test("drops a pending request when its window is gone, for whatever reason", async ({
    openWallet,
    page,
    sandbox,
    server,
  }) => {
    const waiting = async () => (await sandbox.albedo.state()).waiting.length
    const popup = await openWallet(`${server.config.sites.albedo}/confirm`)
    await expect.poll(() => messagesIn(page)).toEqual([hello])
    await send(page, request("public_key", { token: "t" }))
    await expect.poll(waiting).toBe(1)
    await popup.close()
    await expect.poll(waiting).toBe(0)
  })

  test("a driver waits for the next request, even if its page still shows an old one", async ({
    openHarness,
    page,
    sandbox,
    server,
  }) => {
    let release = (): void => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route("**/wallets/changes", async (route) => {
      await released
      await route.continue()
    })
    await openHarness()
    const post = async (command: string, body: object): Promise<{ verdict?: string }> => {
      const headers = { "content-type": "application/json" }
      const url = `${server.config.walletsUrl}/xbull/${command}`
      return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).json()
    }
    const walletRequest = { kind: "connect", host: "app.example", payload: "", passphrase: "" }

    const first = post("ask", { id: "one", walletRequest })
    await expect.poll(async () => (await sandbox.xbull.state()).waiting.length).toBe(1)
    await post("settle", { verdict: "reject" })
    expect(await first).toMatchObject({ verdict: "reject" })
    const looked = page.waitForResponse(/\/xbull\/(state|settle)$/)
    const approved = sandbox.xbull.approve()
    await looked
    const second = post("ask", { id: "two", walletRequest })
    release()
    await approved
    expect(await second).toMatchObject({ verdict: "approve" })
  })

  test("refuses an invalid setting with an error that names it", async ({ sandbox }) => {
    const stranger = "GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6"
    await expect(sandbox.albedo.set({ account: stranger })).rejects.toThrow(stranger)
    await expect(sandbox.albedo.set({ network: "local" })).rejects.toThrow("local")
    await expect(sandbox.albedo.fault("FR1")).rejects.toThrow("FR1")
  })

  test("a hidden page stops following the model, and catches up when shown", async ({
    page,
    sandbox,
  }) => {
    const show = (hidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden })
        document.dispatchEvent(new Event("visibilitychange"))
      }, hidden)
    await expect.poll(() => answerIn(page)).toBe("ask")
    await show(true)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.locator("html[data-ready]").waitFor()
    await sandboxOf(other).albedo.answer("never")
    expect(await answerIn(page)).toBe("ask")
    await show(false)
    await expect.poll(() => answerIn(page)).toBe("never")
    expect((await sandbox.albedo.state()).answer).toBe("never")
  })

  test("pages follow a restarted server", async ({ page, sandbox, server }) => {
    await sandbox.albedo.answer("approve")
    await server.close()
    const port = Number(new URL(server.config.walletsUrl).port)
    const again = await startSandbox({ port })
    try {
      await expect.poll(() => answerIn(page)).toBe("ask")
    } finally {
      await again.close()
    }
    await expect(sandbox.albedo.answer("reject")).rejects.toThrow("does not respond")
  })
})
