import { routeWallets } from "@alidade/sandbox/playwright"
import type { HotRequest } from "@hot-wallet/sdk"
import type { Frame, FrameLocator, Page } from "@playwright/test"
import { hash, Keypair, Networks } from "@stellar/stellar-sdk/base"
import { waitForTextOrRemoval } from "../harness/frame.js"
import { isPending } from "../harness/pending.js"
import { expect, test } from "../harness/test.js"
import { first, isMessageSigned, isSigned, payment, second } from "./transactions.js"

/**
 * Drives the simulated HOT with the vendor's own package: by relay and widget (routed to the sandbox's), by the
 * extension, in the wallet's own browser, and in Telegram.
 */

/** What the package returns or throws. */
type Outcome = { result?: unknown; error?: unknown }

// The page's CSP allows only the sandbox's own relay and widget addresses.
test.use({ bypassCSP: true })

test.beforeEach(async ({ context, page, server }) => {
  await routeWallets(context, server)
  // The package uses a Node global that browsers lack.
  await page.addInitScript(() => {
    const bytes = (hex: string): number[] =>
      (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
    Object.assign(window, {
      global: window,
      Buffer: {
        from: (hex: string) => ({ toString: () => btoa(String.fromCharCode(...bytes(hex))) }),
      },
    })
  })
  await page.clock.install()
})

// The package keeps polling after a test has ended, when nobody can answer any more.
test.afterEach(({ context, page }) =>
  Promise.all(
    [context, page].map((routed) => routed.unrouteAll({ behavior: "ignoreErrors" })),
  ).then(() => {}),
)

/** Calls the package in a page, or in a frame that counts as the wallet's if its origin is given. */
function request<Method extends keyof HotRequest>(
  page: Page | Frame,
  method: Method,
  request: HotRequest[Method],
  wallet?: string,
): Promise<Outcome> {
  const outcome = page.evaluate(
    async ({ method, request, wallet }): Promise<Outcome> => {
      const { HOT } = await window.harness.hotSdk()
      if (wallet) HOT.ancestorOrigins.push(wallet)
      return HOT.request(method, request).then(
        (result) => ({ result }),
        (thrown) => ({
          error: thrown instanceof Error ? { ...thrown, message: thrown.message } : thrown,
        }),
      )
    },
    { method, request, wallet } as { method: Method; request: never; wallet: string | undefined },
  )
  outcome.catch(() => {})
  return outcome
}

const widgetIn = (page: Page): FrameLocator => page.frameLocator("iframe")

/** Waits until the package has polled the response, which it does every three seconds. */
async function polled(page: Page, outcome: Promise<Outcome>): Promise<Outcome> {
  let settled: Outcome | undefined
  outcome.then((given) => {
    settled = given
  })
  const look = async (): Promise<boolean> => {
    await page.clock.fastForward(3_000)
    return settled !== undefined
  }
  await expect.poll(look, { intervals: [100] }).toBe(true)
  return outcome
}

/** A type 9 preimage on Public, from the published entry. */
const authEntry = ((): string => {
  const published =
    "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="
  const preimage = Buffer.from(published, "base64")
  preimage.set(hash(new TextEncoder().encode(Networks.PUBLIC)), 4)
  return preimage.toString("base64")
})()

function isEntrySigned(signature: unknown): boolean {
  const bytes = (base64: string): Uint8Array => Uint8Array.from(Buffer.from(base64, "base64"))
  return Keypair.fromPublicKey(first).verify(hash(bytes(authEntry)), bytes(String(signature)))
}

const rejected = "The request was rejected."

test.describe("relay and widget", () => {
  test.beforeEach(({ openHarness }) => openHarness())

  test("connects, and signs a transaction, an entry and a message in the frame, then removes it", async ({
    page,
    sandbox,
  }) => {
    const widget = widgetIn(page)
    const connected = request(page, "stellar:getAddress", {})
    await expect(widget.getByRole("main")).toContainText("Requested by localhost")
    await expect(widget.getByRole("main")).toContainText("Public (sandbox)")
    await widget.getByRole("button", { name: "Approve" }).click()
    await waitForTextOrRemoval(page.locator("iframe"), /Done/)
    expect(await polled(page, connected)).toEqual({ result: { address: first } })
    await expect(page.locator("iframe")).toHaveCount(0)

    const xdr = payment()
    const signed = request(page, "stellar:signTransaction", { xdr, accountToSign: second })
    await expect(widget.getByRole("heading", { name: "Payment" })).toBeVisible()
    await expect(widget.getByRole("main")).toContainText("Account 2")
    await widget.getByRole("button", { name: "Approve" }).click()
    const transaction = (await polled(page, signed)).result as Record<string, unknown>
    expect(transaction.signerAddress).toBe(second)
    expect(isSigned(transaction.signedTxXdr, xdr, Networks.PUBLIC, second)).toBe(true)

    await sandbox.hot.next("approve", "approve")
    const entry = await polled(page, request(page, "stellar:signAuthEntry", { authEntry }))
    expect(isEntrySigned((entry.result as Record<string, unknown>).signedAuthEntry)).toBe(true)
    const message = await polled(page, request(page, "stellar:signMessage", { message: "Hello" }))
    const { signedMessage } = message.result as Record<string, unknown>
    expect(isMessageSigned(signedMessage, "Hello")).toBe(true)
  })

  test("rejects with RequestFailed and the wallet's payload", async ({ page }) => {
    const outcome = request(page, "stellar:signMessage", { message: "Hello" })
    await expect(widgetIn(page).locator("pre")).toHaveText("Hello")
    await widgetIn(page).getByRole("button", { name: "Reject" }).click()
    expect(await polled(page, outcome)).toEqual({
      error: { name: "RequestFailed", message: "", payload: rejected },
    })
    // The package leaves the frame in place; the user can close it.
    await expect(widgetIn(page).getByRole("main")).toContainText("Not completed")
    await widgetIn(page).getByRole("button", { name: "Close window" }).click()
    await expect(page.locator("iframe")).toHaveCount(0)
  })

  test("HO3: closing the frame with its cross answers nothing, and the package keeps polling", async ({
    page,
    sandbox,
  }) => {
    const outcome = request(page, "stellar:getAddress", {})
    await widgetIn(page).getByText("Connect this site?").waitFor()
    await widgetIn(page).getByRole("button", { name: "Close window" }).click()
    await expect(page.locator("iframe")).toHaveCount(0)
    expect((await sandbox.hot.state()).waiting).toEqual([])
    const polled = page.waitForResponse("https://h4n.app/*/response")
    await page.clock.fastForward(30 * 60_000)
    expect(await (await polled).json()).toEqual({ data: null })
    expect(await isPending(page, outcome)).toBe(true)
  })

  test("HO1: text beyond ASCII arrives garbled, or not at all", async ({ page, sandbox }) => {
    const shown = async (message: string): Promise<string | null> => {
      void request(page, "stellar:signMessage", { message })
      await widgetIn(page).getByText("Sign this message?").waitFor()
      const text = await widgetIn(page).locator("pre").textContent()
      await widgetIn(page).getByRole("button", { name: "Close window" }).click()
      await expect(page.locator("iframe")).toHaveCount(0)
      return text
    }
    expect(await shown("café")).toBe("caf\u{fffd}")
    expect(await shown("価")).toBe("\u{fffd}")
    await sandbox.hot.fault("HO1", false)
    expect(await shown("café")).toBe("café")
    // U+0422, cut to eight bits, is the quotation mark that ends the text.
    void request(page, "stellar:signMessage", { message: "Т" })
    await expect(widgetIn(page).getByRole("main")).toContainText("Unreadable request")
  })

  test("HO2 HO4: passes on the error text of a relay that refuses, and retries a failed poll", async ({
    page,
    sandbox,
  }) => {
    await sandbox.hot.fault("HO2-4xx")
    expect(await request(page, "stellar:getAddress", {})).toEqual({
      error: { message: "Too many requests. Try again in a minute." },
    })
    await sandbox.hot.set({ answer: "approve", quirks: { "HO2-4xx": false, "HO4-html": true } })
    const outcome = request(page, "stellar:getAddress", {})
    await expect(widgetIn(page).getByRole("main")).toContainText("Done")
    const failed = page.waitForResponse("https://h4n.app/*/response")
    await page.clock.fastForward(3_000)
    await (await failed).finished()
    expect(await isPending(page, outcome)).toBe(true)
    await sandbox.hot.fault("HO4-html", false)
    expect(await polled(page, outcome)).toEqual({ result: { address: first } })
  })

  test("HO5: trusts a relay that answers instead of the wallet", async ({ page, sandbox }) => {
    await sandbox.hot.fault("HO5")
    const { result } = await polled(page, request(page, "stellar:getAddress", {}))
    expect((result as { address: string }).address).not.toBe(first)
    expect((await sandbox.hot.state()).log).toEqual([])
  })

  test("HO4-late: the response arrives half a minute after the approval", async ({
    page,
    sandbox,
    server,
  }) => {
    await sandbox.hot.set({ answer: "approve", quirks: { "HO4-late": true } })
    const stored = page.waitForRequest("https://h4n.app/*/request")
    const outcome = request(page, "stellar:getAddress", {})
    await expect.poll(async () => (await sandbox.hot.requests()).length).toBe(1)
    const { pathname } = new URL((await stored).url().replace(/request$/, "response"))
    const left = await fetch(server.config.hot.relayUrl + pathname)
    expect(await left.json()).toEqual({ data: null })
    expect(await polled(page, outcome)).toEqual({ result: { address: first } })
  })

  test("a reload drops the pending request, and taking it back removes it", async ({
    openHarness,
    page,
    sandbox,
    server,
  }) => {
    const stored = page.waitForRequest("https://h4n.app/*/request")
    void request(page, "stellar:getAddress", {})
    const url = (await stored).url().replace("https://h4n.app", server.config.hot.relayUrl)
    await widgetIn(page).getByText("Connect this site?").waitFor()
    const address = await page.locator("iframe").evaluate((frame: HTMLIFrameElement) => frame.src)
    await openHarness()
    await expect(page.locator("iframe")).toHaveCount(0)
    await expect.poll(async () => (await sandbox.hot.state()).waiting).toEqual([])
    await fetch(url.replace("/request", ""), { method: "DELETE" })
    // Its link still opens the wallet.
    await page.goto(server.config.hot.widgetUrl + new URL(address).search)
    await expect(page.getByRole("main")).toContainText("This request is gone")
  })
})

test.describe("extension", () => {
  test.beforeEach(async ({ openHarness, page, sandbox }) => {
    await openHarness()
    await sandbox.hot.set({ installed: true })
    await page.waitForFunction(() => "hotExtension" in window)
  })

  test("answers without frame or relay, and rejects with the payload if refused or closed", async ({
    page,
    sandbox,
  }) => {
    const relayed: string[] = []
    page.on("request", (sent) => sent.url().startsWith("https://") && relayed.push(sent.url()))
    const connected = request(page, "stellar:getAddress", {})
    await page
      .getByRole("dialog", { name: "HOT, simulated" })
      .getByRole("button", { name: "Approve" })
      .click()
    expect(await connected).toEqual({ result: { address: first } })
    await sandbox.hot.next("approve", "approve", "reject", "close")
    const xdr = payment()
    const { result } = await request(page, "stellar:signTransaction", { xdr })
    const { signedTxXdr } = result as Record<string, unknown>
    expect(isSigned(signedTxXdr, xdr, Networks.PUBLIC)).toBe(true)
    const message = (await request(page, "stellar:signMessage", { message: "café" })).result
    const { signedMessage } = message as Record<string, unknown>
    expect(isMessageSigned(signedMessage, "café")).toBe(true)
    expect(await request(page, "stellar:getAddress", {})).toEqual({ error: rejected })
    expect(await request(page, "stellar:getAddress", {})).toEqual({ error: rejected })
    expect(relayed).toEqual([])
    await sandbox.hot.set({ installed: false })
    await page.waitForFunction(() => !("hotExtension" in window))
  })
})

test.describe("the wallet's own browser", () => {
  test("the parent window shows the origin and answers; a rejection carries the payload", async ({
    page,
    server,
  }) => {
    const { browserUrl } = server.config.hot
    const harness = `${process.env.HARNESS_URL}`
    await page.goto(`${browserUrl}?url=${encodeURIComponent(harness)}`)
    const inner = page.frameLocator("iframe")
    await inner.locator("html[data-ready]").waitFor()
    const frame = page.frames().find((frame) => frame.url() === harness)!
    const wallet = new URL(browserUrl).origin
    const dialog = page.getByRole("dialog", { name: "HOT, simulated" })

    const connected = request(frame, "stellar:getAddress", {}, wallet)
    await expect(dialog).toContainText(`Requested by ${new URL(harness).host}`)
    await dialog.getByRole("button", { name: "Approve" }).click()
    expect(await connected).toEqual({ result: { address: first } })
    const entry = request(frame, "stellar:signAuthEntry", { authEntry })
    await dialog.getByRole("button", { name: "Approve" }).click()
    expect(isEntrySigned(((await entry).result as Record<string, unknown>).signedAuthEntry)).toBe(
      true,
    )
    const refused = request(frame, "stellar:signMessage", { message: "Hello" })
    await dialog.getByRole("button", { name: "Reject" }).click()
    expect(await refused).toEqual({ error: rejected })
    await expect(inner.locator("iframe")).toHaveCount(0)
  })

  test("opens only pages of this machine", async ({ page, server }) => {
    for (const url of ["", "https://app.example/", "javascript:alert(1)"]) {
      await page.goto(`${server.config.hot.browserUrl}?url=${encodeURIComponent(url)}`)
      await expect(page.getByText("opens pages on this machine")).toBeVisible()
      await expect(page.locator("iframe")).toHaveCount(0)
    }
  })

  test("the widget opens the page inside on request, and answers nothing", async ({
    openHarness,
    page,
    sandbox,
    server,
  }) => {
    await openHarness()
    const inside = `${process.env.HARNESS_URL}`
    // The sandbox's own address, because a page at a public one may not frame pages of this machine.
    await page.route("https://hot-labs.org/hot-widget/index.html?*", (route) => {
      const location = server.config.hot.widgetUrl + new URL(route.request().url()).search
      return route.fulfill({ status: 302, headers: { location } })
    })
    await page.evaluate(async (url) => {
      const { HOT } = await window.harness.hotSdk()
      HOT.toggleOpenInHotBrowser(url)
    }, inside)
    const outcome = request(page, "stellar:getAddress", {})
    await widgetIn(page).frameLocator("iframe").locator("html[data-ready]").waitFor()
    await expect(widgetIn(page).getByRole("heading", { name: "HOT browser" })).toBeVisible()
    expect(await isPending(page, outcome)).toBe(true)
    expect(await sandbox.hot.requests()).toMatchObject([{ inside: true, origin: inside }])
  })
})

test("in Telegram its link opens the wallet, and the response arrives by the relay", async ({
  openHarness,
  page,
  sandbox,
}) => {
  await openHarness()
  await sandbox.hot.fault("TELEGRAM")
  await page.waitForFunction(() => "Telegram" in window)
  const outcome = request(page, "stellar:getAddress", {})
  await page
    .getByRole("dialog", { name: "HOT, simulated" })
    .getByRole("button", { name: "Approve" })
    .click()
  expect(await polled(page, outcome)).toEqual({ result: { address: first } })
  await expect(page.locator("iframe")).toHaveCount(0)
})
