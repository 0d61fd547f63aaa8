import { driveWindow } from "@alidade/sandbox/playwright"
import type { xBullWalletConnect } from "@creit.tech/xbull-wallet-connect"
import type { Page } from "@playwright/test"
import { Keypair, Networks } from "@stellar/stellar-sdk/base"
import { type Call, inClick, noteRefusal } from "../harness/click.js"
import { isPending } from "../harness/pending.js"
import { expect, test } from "../harness/test.js"
import { first, isMessageSigned } from "./transactions.js"

/**
 * Drives the simulated xBull with the vendor's own package: its window, on another site than the page, and its
 * extension. It must succeed where the package succeeds, and hang where the package hangs.
 */

declare global {
  interface Window {
    xbull: xBullWalletConnect
  }
}

/** What the package returns, or the text or fields of what it throws. */
type Outcome = { result?: unknown; error?: unknown }

type Name = "connect" | "sign" | "signMessage"

/** Calls a function of the vendor's package within a click. */
function call(page: Page, name: Name, ...values: unknown[]): Promise<Call<Outcome>> {
  return inClick(
    page,
    ({ name, values }) =>
      (window.xbull[name] as (...values: unknown[]) => Promise<unknown>)(...values).then(
        (result) => ({ result }),
        (thrown) => ({ error: thrown instanceof Error ? thrown.message : thrown }),
      ),
    { name, values },
  )
}

/** Calls it, and also returns the window that it opens. */
async function open(
  page: Page,
  name: Name,
  ...values: unknown[]
): Promise<{ popup: Page; outcome: Promise<Outcome> }> {
  const opened = page.waitForEvent("popup")
  const { outcome } = await call(page, name, ...values)
  return { popup: await opened, outcome }
}

/** Creates the vendor's object in the page. */
async function prepare(page: Page, url: string, target: "website" | "extension"): Promise<void> {
  await page.evaluate(
    async ({ url, target }) => {
      const { xBullWalletConnect } = await window.harness.xbullConnect()
      window.xbull = new xBullWalletConnect({ url, preferredTarget: target })
    },
    { url, target },
  )
}

/** The vector on which xBull and the Stellar SDK agree: account 1, on Testnet. */
const xdr =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA="
const signedXdr =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAF3krOBAAAAQNAHHxOuXX5Ii7w1LiXkfQoDzhgLmR8kdZR17TotbWdO5nzxZvavg4JCtnsM8ss1jn6TIVYx9ZWOm+wj6KdrMQs="

const declined = { error: "Request rejected from the wallet" }

/** The package's promises end with this library text when its window is closed. */
const noReply = { error: "no elements in sequence" }

/** Messages and their xBull signatures by account 1. */
const messages = [
  [
    "Hello, World!",
    "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
  ],
  [
    "こんにちは、世界！",
    "CDU265Xs8y3OWbB/56H9jPgUss5G9A0qFuTqH2zs2YDgTm+++dIfmAEceFqB7bhfN3am59lCtDXrCtwH2k1GBA==",
  ],
  [
    "abcd",
    "LGykUTMvqV9k1jRG72PEOMaauMcGd4Y2NiZ/LTFebw4AQQSZYPpmlFD975FtDzVpZIY00E8bKdfXjn85P7ejBg==",
  ],
] as const

test.describe("window", () => {
  test.beforeEach(async ({ openHarness, page, server }) => {
    await openHarness()
    await prepare(page, server.config.sites.xbull, "website")
  })

  test("connect returns the address, and closes the window", async ({ page }) => {
    const { popup, outcome } = await open(page, "connect")
    await expect(popup).toHaveURL(/^http:\/\/127\.0\.0\.1:/)
    await expect(popup.getByRole("main")).toContainText("Requested by localhost")
    await driveWindow(popup).approve()
    expect(await outcome).toEqual({ result: first })
    await expect.poll(() => popup.isClosed()).toBe(true)
  })

  test("sign shows the transaction, and returns the published envelope", async ({ page }) => {
    const request = { xdr, publicKey: first, network: Networks.TESTNET }
    const { popup, outcome } = await open(page, "sign", request)
    await expect(popup.getByRole("main")).toContainText("Bump sequence")
    await expect(popup.getByRole("main")).toContainText("Testnet (sandbox)")
    await driveWindow(popup).approve()
    expect(await outcome).toEqual({ result: signedXdr })
  })

  for (const [message, signedMessage] of messages)
    test(`XP6: signMessage "${message}" returns the published signature`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.xbull.next("approve")
      const opts = { address: first, networkPassphrase: Networks.TESTNET }
      const { outcome } = await call(page, "signMessage", message, opts)
      expect(await outcome).toEqual({ result: { signedMessage, signerAddress: first } })
    })

  test("signMessage signs the text itself if XP6 is off", async ({ page, sandbox }) => {
    await sandbox.xbull.fault("XP6", false)
    const { popup, outcome } = await open(page, "signMessage", "abcd")
    await expect(popup.locator("pre")).toHaveText("abcd")
    await driveWindow(popup).approve()
    const { signedMessage } = (await outcome).result as { signedMessage: string }
    expect(isMessageSigned(signedMessage, "abcd")).toBe(true)
  })

  test("fails and closes the window if the user rejects", async ({ page }) => {
    for (const [name, ...values] of [
      ["connect"],
      ["sign", { xdr }],
      ["signMessage", "Hello"],
    ] as const) {
      const { popup, outcome } = await open(page, name, ...values)
      await driveWindow(popup).reject()
      expect(await outcome, name).toEqual(declined)
      await expect.poll(() => popup.isClosed()).toBe(true)
    }
  })

  test("fails if the window closes before or after the request, by the package's watcher", async ({
    page,
    sandbox,
  }) => {
    const request = await open(page, "connect")
    await request.popup.getByText("Connect this site?").waitFor()
    await driveWindow(request.popup).close()
    expect(await request.outcome).toEqual(noReply)
    await sandbox.xbull.set({ created: false })
    const silent = await open(page, "connect")
    await silent.popup.getByText("Welcome to xBull").waitFor()
    await driveWindow(silent.popup).close()
    expect(await silent.outcome).toEqual(noReply)
    // XP2: it never spoke.
    expect((await sandbox.xbull.state()).log.map(({ direction }) => direction)).toEqual([
      "out",
      "in",
    ])
  })
})

test.describe("calls on which the package hangs", () => {
  const halfAnHour = 30 * 60_000

  test.beforeEach(async ({ page, openHarness, server }) => {
    await page.clock.install()
    await openHarness()
    await prepare(page, server.config.sites.xbull, "website")
  })

  test("a window that the browser blocked", { tag: "@blocker" }, async ({ page }) => {
    const { refused } = await noteRefusal(page)
    // One click opens one window; the second is blocked.
    const { outcome } = await inClick(
      page,
      () => {
        window.open("about:blank")
        return window.xbull.connect()
      },
      undefined,
    )
    await refused
    await page.clock.fastForward(halfAnHour)
    expect(await isPending(page, outcome)).toBe(true)
    await expect.poll(() => page.context().pages()).toHaveLength(2)
  })

  test("XP2: a wallet without an account, while its window stays open", async ({
    page,
    sandbox,
  }) => {
    await sandbox.xbull.set({ created: false })
    const { popup, outcome } = await open(page, "connect")
    await popup.getByText("Welcome to xBull").waitFor()
    await page.clock.fastForward(halfAnHour)
    expect(await isPending(page, outcome)).toBe(true)
  })

  test("a user who never answers", async ({ page, sandbox }) => {
    await sandbox.xbull.next("never")
    const { outcome } = await call(page, "connect")
    await expect.poll(async () => (await sandbox.xbull.state()).waiting.length).toBe(1)
    await page.clock.fastForward(halfAnHour)
    expect(await isPending(page, outcome)).toBe(true)
  })
})

test.describe("extension", () => {
  test.beforeEach(async ({ openHarness, page, sandbox, server }) => {
    await openHarness()
    await sandbox.xbull.set({ installed: true })
    await page.waitForFunction(() => "xBullSDK" in window)
    await prepare(page, server.config.sites.xbull, "extension")
  })

  const dialog = (page: Page) => page.getByRole("dialog", { name: "xBull, simulated" })

  test("connect asks once, in its window over the page, and returns the address", async ({
    page,
  }) => {
    const { outcome } = await call(page, "connect")
    await dialog(page).getByRole("button", { name: "Approve" }).click()
    expect(await outcome).toEqual({ result: first })
    expect(await (await call(page, "connect")).outcome).toEqual({ result: first })
    expect(page.context().pages()).toEqual([page])
  })

  test("XE5: sign unlocks first, and returns the published envelope", async ({ page, sandbox }) => {
    await sandbox.xbull.next("approve")
    const request = { xdr, publicKey: first, network: Networks.TESTNET }
    const { outcome } = await call(page, "sign", request)
    await dialog(page).getByRole("button", { name: "Unlock" }).click()
    await dialog(page).getByRole("button", { name: "Approve" }).click()
    expect(await outcome).toEqual({ result: signedXdr })
  })

  for (const [message, signedMessage] of messages)
    test(`signMessage "${message}" returns the published signature`, async ({ page, sandbox }) => {
      await sandbox.xbull.answer("approve")
      const { outcome } = await call(page, "signMessage", message)
      expect(await outcome).toEqual({ result: { signedMessage, signerAddress: first } })
    })

  test("XE3: rejections have code -1 and a text", async ({ page, sandbox }) => {
    await sandbox.xbull.next("reject")
    const connected = await (await call(page, "connect")).outcome
    expect(connected).toEqual({ error: { code: -1, message: "Connection denied" } })
    await sandbox.xbull.next("approve", "reject")
    const signed = await (await call(page, "sign", { xdr })).outcome
    expect(signed).toEqual({ error: { code: -1, message: "Sign request denied" } })
  })

  test("XE3: reports a wallet that was not created yet, in its own spelling", async ({
    page,
    sandbox,
  }) => {
    await sandbox.xbull.set({ created: false })
    const { outcome } = await call(page, "connect")
    expect(await outcome).toEqual({ error: { code: -1, message: "Wallet hasn't been set upp" } })
  })

  test("XE1 XE2: closing the window fails connect; two concurrent requests are never answered", async ({
    page,
    sandbox,
  }) => {
    await page.clock.install()
    const closed = await call(page, "connect")
    await sandbox.xbull.closeWindow()
    await expect
      .poll(async () => {
        await page.clock.fastForward(1_000)
        return isPending(page, closed.outcome)
      })
      .toBe(false)
    expect(await closed.outcome).toEqual({ error: { code: -1, message: "Unexpected error" } })
    const connection = await call(page, "connect")
    await dialog(page).waitFor()
    const other = await call(page, "connect")
    await expect(dialog(page)).toHaveCount(0)
    await page.clock.fastForward(60 * 60_000)
    expect(await isPending(page, connection.outcome)).toBe(true)
    expect(await isPending(page, other.outcome)).toBe(true)
  })
})

test.describe("its app's browser", () => {
  const bridged = (page: Page) => page.evaluate(() => "webkit" in window)

  test.beforeEach(async ({ openHarness, page, sandbox, server }) => {
    await openHarness()
    await sandbox.xbull.set({ installed: true, quirks: { "XE-in-app": true } })
    await expect.poll(() => bridged(page)).toBe(true)
    await prepare(page, server.config.sites.xbull, "extension")
  })

  test("connects and signs over the bridge, without the extension", async ({ page, sandbox }) => {
    expect(await page.evaluate(() => "xBullSDK" in window)).toBe(false)
    const dialog = page.getByRole("dialog", { name: "xBull, simulated" })
    const connected = await call(page, "connect")
    await dialog.getByRole("button", { name: "Approve" }).click()
    expect(await connected.outcome).toEqual({ result: first })
    const request = { xdr, publicKey: first, network: Networks.TESTNET }
    const signed = await call(page, "sign", request)
    await dialog.getByRole("button", { name: "Unlock" }).click()
    await dialog.getByRole("button", { name: "Approve" }).click()
    expect(await signed.outcome).toEqual({ result: signedXdr })
    await sandbox.xbull.next("reject")
    expect(await (await call(page, "sign", request)).outcome).toEqual({
      error: { code: -1, message: "Sign request denied" },
    })
    const stranger = { ...request, publicKey: Keypair.random().publicKey() }
    expect(await (await call(page, "sign", stranger)).outcome).toEqual({
      error: {
        code: -1,
        message: "Combination of Network and public key is not available in this wallet",
      },
    })
    await sandbox.xbull.set({ quirks: { "XE-in-app": false } })
    await expect.poll(() => bridged(page)).toBe(false)
  })

  test("reports a denied connection; a message is never answered, and the package hangs", async ({
    page,
    sandbox,
  }) => {
    await sandbox.xbull.next("reject", "approve")
    expect(await (await call(page, "connect")).outcome).toEqual({
      error: { code: -1, message: "Connection denied" },
    })
    const { outcome } = await call(page, "signMessage", "x")
    await expect
      .poll(async () => (await sandbox.xbull.requests()).at(-1)?.type)
      .toBe("XBULL_SIGN_MESSAGE")
    expect(await isPending(page, outcome)).toBe(true)
    expect((await sandbox.xbull.state()).waiting).toEqual([])
  })

  test("the bridge takes JSON text, answers without returnFromCS, and ignores all else", async ({
    page,
  }) => {
    const answered = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const received: unknown[] = []
          window.addEventListener("message", ({ data }) => {
            received.push(data)
            if (data.eventId === "last") resolve(received)
          })
          const { webkit } = window as unknown as {
            webkit: { messageHandlers: { cordova_iab: { postMessage(text: unknown): void } } }
          }
          const post = webkit.messageHandlers.cordova_iab.postMessage
          const request = { type: "XBULL_GET_NETWORK", eventId: "object", detail: {} }
          for (const message of [null, "{", "null", request]) post(message)
          post(JSON.stringify({ ...request, type: "XBULL_STEAL" }))
          post(JSON.stringify({ ...request, type: "XBULL_SIGN_MESSAGE" }))
          post(JSON.stringify({ ...request, eventId: "last" }))
        }),
    )
    expect(answered).toEqual([
      {
        eventId: "last",
        detail: {
          error: false,
          payload: { network: "TESTNET", networkPassphrase: Networks.TESTNET },
        },
      },
    ])
  })
})
