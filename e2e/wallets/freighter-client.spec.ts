import { networks } from "@alidade/core"
import type { Page } from "@playwright/test"
import { expect, test } from "../harness/test.js"

/**
 * Tests where Freighter can be used: the part of its client that looks at the page. The test itself plays the wallet.
 */

declare global {
  interface Window {
    /** Types of the posted requests. */
    requests: string[]
    /** The reply to every request; undefined for no reply. */
    reply?: object
  }
}

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

/** Plays an extension's content script that answers everything with `window.reply`. */
async function playWallet(page: Page, reply?: object): Promise<void> {
  await page.addInitScript((reply) => {
    window.requests = []
    window.reply = reply
    window.addEventListener("message", ({ data, source }) => {
      if (source !== window || data?.source !== "FREIGHTER_EXTERNAL_MSG_REQUEST") return
      window.requests.push(data.type)
      if (!window.reply) return
      window.postMessage(
        {
          source: "FREIGHTER_EXTERNAL_MSG_RESPONSE",
          messagedId: data.messageId,
          ...window.reply,
        },
        location.origin,
      )
    })
  }, reply)
}

const isAvailable = (page: Page) =>
  page.evaluate(async () => {
    const { freighter } = await window.harness.freighter()
    return (await freighter().load()).isAvailable()
  })
const requests = (page: Page) => page.evaluate(() => window.requests)

/** Serves the harness page at another address, with extra response headers. */
async function serveAt(
  page: Page,
  origin: string,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const url = new URL(pathname + search, process.env.HARNESS_URL)
    const response = await page.request.get(url.href)
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } })
  })
  await page.goto(origin)
  await page.locator("html[data-ready]").waitFor()
}

test("counts any reply as available, even a stale page's (FR3); silence and an abort do not count", async ({
  page,
  openHarness,
}) => {
  await playWallet(page)
  await openHarness("")
  for (const reply of [{ isConnected: true }, { error: "Unable to send message to extension" }]) {
    await page.evaluate((reply) => void Object.assign(window, { reply }), reply)
    expect(await isAvailable(page)).toBe(true)
  }
  await page.evaluate(() => void Object.assign(window, { reply: undefined }))
  await page.clock.install()
  const unanswered = isAvailable(page)
  await expect.poll(() => requests(page)).toEqual(Array(3).fill("REQUEST_CONNECTION_STATUS"))
  await page.clock.runFor(5_000)
  expect(await unanswered).toBe(false)
  const aborted = await page.evaluate(async () => {
    const { freighter } = await window.harness.freighter()
    return (await freighter().load()).isAvailable({ signal: AbortSignal.abort() })
  })
  expect(aborted).toBe(false)
})

/** Requests the three signatures for Public, and returns how each ended. */
function signOnPublic(page: Page, options: { allowHttpOnPublic?: boolean } = {}) {
  return page.evaluate(
    async ({ options, networkPassphrase }) => {
      const wallet = await (await window.harness.freighter()).freighter(options).load()
      const settled = await Promise.allSettled([
        wallet.signTransaction?.("AAAA", { networkPassphrase }),
        wallet.signAuthEntry?.("AAAA", { networkPassphrase }),
        wallet.signMessage?.("hello", { networkPassphrase }),
      ])
      return settled.map((result) =>
        result.status === "fulfilled" ? "signed" : [result.reason.kind, result.reason.message],
      )
    },
    { options, networkPassphrase: networks.Public },
  )
}

const everything = {
  publicKey: account,
  signedTransaction: "AAAA",
  signedBlob: `${"A".repeat(86)}==`,
  signedAuthEntry: `${"A".repeat(86)}==`,
}

test("FR8: refuses a signature for Public on an http page without asking Freighter", async ({
  page,
  openHarness,
}) => {
  await playWallet(page, everything)
  await openHarness("")
  const refused = [
    "unsupported",
    "Freighter refuses Public on http:// pages. Open this page over https://.",
  ]
  expect(await signOnPublic(page)).toEqual([refused, refused, refused])
  expect(await requests(page)).toEqual([])
})

test("FR8: allows other networks, https, and a sandbox on localhost", async ({
  page,
  openHarness,
}) => {
  await playWallet(page, everything)
  await openHarness("")
  expect(await signOnPublic(page, { allowHttpOnPublic: true })).toEqual(Array(3).fill("signed"))
  const signed = await page.evaluate(async (networkPassphrase) => {
    const { freighter } = await window.harness.freighter()
    return (await freighter().load()).signTransaction?.("AAAA", { networkPassphrase })
  }, networks.Testnet)
  expect(signed).toEqual({ signedTxXdr: "AAAA" })
  await serveAt(page, "https://app.example")
  expect(await signOnPublic(page)).toEqual(Array(3).fill("signed"))
})

/** Freighter's availability as the module reports it, and how a connection ends. */
function connectionStatus(page: Page) {
  return page.evaluate(async () => {
    const wallet = await (await window.harness.freighter()).freighter().load()
    const connected = await wallet.getAddress().catch(({ kind, message }) => ({ kind, message }))
    const obstacle = wallet.obstacle?.()
    const english = typeof obstacle === "object" ? obstacle.english : obstacle
    return { obstacle: english, available: await wallet.isAvailable(), connected }
  })
}

test("FR11: refuses Freighter's own mobile browser, but not another wallet's", async ({
  page,
  openHarness,
}) => {
  await playWallet(page, { isConnected: true, publicKey: account })
  await openHarness("")
  const mark = (stellar: unknown) =>
    page.evaluate((stellar) => void Object.assign(window, { stellar }), stellar)
  await mark({ provider: "freighter", platform: "mobile", version: "1.0.0" })
  const message = "In Freighter's own mobile browser, connect with WalletConnect."
  expect(await connectionStatus(page)).toEqual({
    obstacle: message,
    available: false,
    connected: { kind: "unsupported", message },
  })
  expect(await requests(page)).toEqual([])
  for (const stellar of [
    { provider: "dcent", platform: "mobile" },
    { provider: "freighter", platform: "desktop" },
    "freighter",
    null,
  ]) {
    await mark(stellar)
    expect(await connectionStatus(page)).toEqual({
      available: true,
      connected: { address: account },
    })
  }
})

test("fails on a page without an origin, and sends no request", async ({ page }) => {
  await playWallet(page, { isConnected: true, publicKey: account })
  await serveAt(page, "http://opaque.example", {
    "content-security-policy": "sandbox allow-scripts",
    "access-control-allow-origin": "*",
  })
  expect(await page.evaluate(() => window.origin)).toBe("null")
  const status = await connectionStatus(page)
  expect(status).toMatchObject({ available: false, connected: { kind: "unsupported" } })
  expect(status.obstacle).toContain("page with an origin")
  expect(await requests(page)).toEqual([])
})
