import type { Page } from "@playwright/test"
import { Networks } from "@stellar/stellar-sdk/base"
import { isPending } from "../harness/pending.js"
import { expect, test } from "../harness/test.js"
import { first, isMessageSigned, isSigned, payment, second } from "./transactions.js"

/** Tests xBull's simulated extension: its object, and page messages sent by hand. */

type Sdk = Record<string, (...values: unknown[]) => Promise<unknown>>

/** Calls a function of the object; errors become their text. */
function call(page: Page, name: string, ...values: unknown[]): Promise<unknown> {
  return page.evaluate(
    ({ name, values }) => {
      const { xBullSDK } = window as unknown as { xBullSDK: Sdk }
      return xBullSDK[name]!(...values).catch(String)
    },
    { name, values },
  )
}

/**
 * Posts messages to the page itself, then one more request, and returns all replies up to that one's. A message without
 * a reply among them was ignored.
 */
function post(page: Page, ...messages: unknown[]): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    (messages) =>
      new Promise((resolve) => {
        const replies: Record<string, unknown>[] = []
        const listen = ({ data }: MessageEvent): void => {
          if (!data?.returnFromCS) return
          if (data.eventId !== "the last") return void replies.push(data)
          window.removeEventListener("message", listen)
          resolve(replies)
        }
        window.addEventListener("message", listen)
        const last = { type: "XBULL_GET_NETWORK", eventId: "the last", detail: {} }
        for (const message of [...messages, last]) window.postMessage(message, location.origin)
      }),
    messages,
  )
}

const from = (page: Page) => {
  const { origin, host } = new URL(page.url())
  return { origin, host }
}

/** Pauses the page's clock: from now on it moves only when the test moves it. */
const holdTime = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

/** Calls a function of the object, and measures its duration by the page's clock. */
function timed(
  page: Page,
  name: string,
  ...values: unknown[]
): Promise<{ outcome: unknown; ms: number }> {
  return page.evaluate(
    async ({ name, values }) => {
      const { xBullSDK } = window as unknown as { xBullSDK: Sdk }
      const start = Date.now()
      const outcome = await xBullSDK[name]!(...values)
      return { outcome, ms: Date.now() - start }
    },
    { name, values },
  )
}

/** Moves the page's clock in steps of `ms` until a call has settled. */
async function letPass(page: Page, call: Promise<unknown>, ms: number): Promise<void> {
  const settled = async (): Promise<boolean> => {
    await page.clock.runFor(ms)
    return !(await isPending(page, call))
  }
  await expect.poll(settled, { intervals: [20] }).toBe(true)
}

const present = (page: Page) => page.evaluate(() => "xBullSDK" in window)

test("announces itself when installed, and disappears when removed", async ({
  openHarness,
  page,
  sandbox,
}) => {
  await openHarness()
  expect(await present(page)).toBe(false)
  const announced = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener("message", ({ data, origin }) => resolve([data, origin]))
      }),
  )
  await sandbox.xbull.set({ installed: true })
  expect(await announced).toEqual([
    { type: "XBULL_INJECTED", returnFromCS: true },
    new URL(page.url()).origin,
  ])
  expect(await present(page)).toBe(true)
  await sandbox.xbull.set({ installed: false })
  await expect.poll(() => present(page)).toBe(false)
})

test("runs on localhost, but not on 127.0.0.1, where the same page has only its controls", async ({
  openHarness,
  page,
  sandbox,
}) => {
  await openHarness()
  await sandbox.xbull.set({ installed: true })
  await expect.poll(() => present(page)).toBe(true)
  await page.goto(page.url().replace("localhost", "127.0.0.1"))
  await page.locator("html[data-ready]").waitFor()
  expect((await sandbox.xbull.state()).installed).toBe(true)
  expect(await present(page)).toBe(false)
})

test.describe("installed", () => {
  test.beforeEach(async ({ openHarness, page, sandbox }) => {
    await page.clock.install()
    await openHarness()
    await sandbox.xbull.set({ installed: true })
    await expect.poll(() => present(page)).toBe(true)
  })

  test("refuses everything without a connection, with its own texts", async ({ page }) => {
    const detail = { ...from(page), xdr: payment(), xdrType: "Transaction", message: "x" }
    const texts = await post(
      page,
      { type: "XBULL_GET_PUBLIC_KEY", eventId: 1, detail },
      { type: "XBULL_SIGN_XDR", eventId: 2, detail },
      { type: "XBULL_SIGN_MESSAGE", eventId: 3, detail },
    )
    const signing = "You are not authorized to request signing a transaction from this wallet"
    expect(texts.map(({ eventId, detail }) => [eventId, detail])).toEqual([
      [
        1,
        {
          error: true,
          errorMessage: "You are not authorized to request public keys from this wallet",
        },
      ],
      [2, { error: true, errorMessage: signing }],
      [3, { error: true, errorMessage: signing }],
    ])
    expect(await call(page, "getPublicKey")).toBe(
      "Error: You are not authorized to request public keys from this wallet",
    )
  })

  test("ignores unknown types, its own replies and malformed messages", async ({ page }) => {
    const detail = from(page)
    const replies = await post(
      page,
      null,
      "XBULL_CONNECT",
      42,
      { type: "XBULL_SOMETHING", eventId: 1, detail },
      { type: "XBULL_GET_NETWORK", eventId: 2, detail, returnFromCS: true },
      { type: "XBULL_GET_NETWORK", eventId: 3 },
    )
    expect(replies.map(({ eventId }) => eventId)).toEqual([2, 3])
  })

  test("the older functions connect, getPublicKey and signXDR throw their failures", async ({
    page,
    sandbox,
  }) => {
    expect(await call(page, "connect", {})).toBe("Error: Value sent is not valid")
    await sandbox.xbull.answer("approve")
    const permissions = { canRequestPublicKey: true, canRequestSign: true }
    expect(await call(page, "connect", permissions)).toEqual(permissions)
    expect(await call(page, "getPublicKey")).toBe(first)
    const options = { network: Networks.PUBLIC, publicKey: second }
    const signed = await call(page, "signXDR", payment(), options)
    expect(isSigned(signed, payment(), Networks.PUBLIC, second)).toBe(true)
    await sandbox.xbull.answer("reject")
    expect(await call(page, "signXDR", payment())).toBe("Error: Sign request denied")
  })

  test("the newer functions connect first, and return failures instead of throwing", async ({
    page,
    sandbox,
  }) => {
    await sandbox.xbull.answer("reject")
    const denied = { error: { code: -1, message: "Connection denied" } }
    expect(await call(page, "getAddress")).toEqual(denied)
    expect(await call(page, "getNetwork")).toEqual(denied)
    expect(await call(page, "signTransaction", { xdr: payment() })).toEqual(denied)
    expect(await call(page, "signMessage", "x")).toEqual(denied)
    const refused = (message: string) => ({ error: { code: -1, message } })
    for (const opts of [{ submit: true }, { submitUrl: "https://horizon.example" }])
      expect(await call(page, "signTransaction", { xdr: payment(), opts })).toEqual(
        refused("Parameters `submit` and `submitUrl` are not supported"),
      )
    expect(await call(page, "signMessage", "")).toEqual(refused("The message must be defined."))
    await sandbox.xbull.answer("approve")
    expect(await call(page, "getAddress")).toEqual({ address: first })
    expect(await call(page, "getNetwork")).toEqual({
      network: "TESTNET",
      networkPassphrase: Networks.TESTNET,
    })
  })

  test.describe("connected", () => {
    test.beforeEach(async ({ page, sandbox }) => {
      await sandbox.xbull.next("approve")
      await call(page, "getAddress")
    })

    test("never answers a signature request with another page's origin", async ({ page }) => {
      const detail = { origin: "https://other.example", host: "other.example", xdr: payment() }
      const replies = await post(
        page,
        { type: "XBULL_SIGN_XDR", eventId: 1, detail },
        { type: "XBULL_SIGN_MESSAGE", eventId: 2, detail: { ...detail, message: "x" } },
      )
      expect(replies.map(({ eventId }) => eventId)).toEqual([])
    })

    test("XE4: a named network becomes the wallet's, even if rejected; an unknown one is an error", async ({
      page,
      sandbox,
    }) => {
      await sandbox.xbull.next("reject")
      await call(page, "signTransaction", {
        xdr: payment(),
        opts: { networkPassphrase: Networks.PUBLIC },
      })
      expect(await call(page, "getNetwork")).toEqual({
        network: "PUBLIC",
        networkPassphrase: Networks.PUBLIC,
      })
      // Without a name, the wallet's own network counts.
      await sandbox.xbull.next("approve")
      const signed = await call(page, "signTransaction", { xdr: payment() })
      const { signedTxXdr, signerAddress } = signed as Record<string, unknown>
      expect(signerAddress).toBe(first)
      expect(isSigned(signedTxXdr, payment(), Networks.PUBLIC)).toBe(true)
      const unknown = { xdr: payment(), opts: { networkPassphrase: "Another Network" } }
      expect(await call(page, "signTransaction", unknown)).toEqual({
        error: { code: -1, message: "Error" },
      })
    })

    test("uses a named network for one signature if XE4 is off", async ({ page, sandbox }) => {
      await sandbox.xbull.fault("XE4", false)
      await sandbox.xbull.next("approve")
      const opts = { networkPassphrase: Networks.PUBLIC }
      const signed = await call(page, "signTransaction", { xdr: payment(), opts })
      const { signedTxXdr } = signed as Record<string, unknown>
      expect(isSigned(signedTxXdr, payment(), Networks.PUBLIC)).toBe(true)
      expect((await sandbox.xbull.state()).network).toBe("testnet")
    })

    test("refuses an account that it does not have", async ({ page }) => {
      const address = "GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6"
      expect(await call(page, "signMessage", "x", { address })).toEqual({
        error: {
          code: -1,
          message: "Combination of Network and public key is not available in this wallet",
        },
      })
    })

    test("XE5: asks for the password each time, and denies unreadable requests after 2 s without asking", async ({
      page,
    }) => {
      const window = page.getByRole("dialog", { name: "xBull, simulated" })
      for (const message of ["one", "two"]) {
        const signed = call(page, "signMessage", message)
        await window.getByRole("button", { name: "Unlock" }).click()
        await window.getByRole("button", { name: "Approve" }).click()
        const { signedMessage } = (await signed) as Record<string, unknown>
        expect(isMessageSigned(signedMessage, message)).toBe(true)
      }
      await holdTime(page)
      const malformed = timed(page, "signTransaction", { xdr: "AAAA" })
      await letPass(page, malformed, 100)
      const { outcome, ms } = await malformed
      expect(outcome).toEqual({ error: { code: -1, message: "Sign request denied" } })
      expect(ms).toBeGreaterThanOrEqual(2_000)
    })

    test("XE3: a rejection without a text has an empty object as message", async ({
      page,
      sandbox,
    }) => {
      await sandbox.xbull.fault("XE3")
      await sandbox.xbull.next("reject")
      expect(await call(page, "signMessage", "x")).toEqual({ error: { code: -1, message: {} } })
    })

    test("queues two requests if XE2 is off", async ({ page, sandbox }) => {
      await sandbox.xbull.fault("XE2", false)
      const first = call(page, "signMessage", "one")
      await expect.poll(async () => (await sandbox.xbull.state()).waiting.length).toBe(1)
      const second = call(page, "signMessage", "two")
      await expect.poll(async () => (await sandbox.xbull.state()).waiting.length).toBe(2)
      await sandbox.xbull.approve()
      await sandbox.xbull.approve()
      for (const [message, signed] of [
        ["one", first],
        ["two", second],
      ] as const) {
        const { signedMessage } = (await signed) as Record<string, unknown>
        expect(isMessageSigned(signedMessage, message)).toBe(true)
      }
    })
  })
})
