import type { Page } from "@playwright/test"
import { expect, test } from "../harness/test.js"
import { postTo, sourceOf } from "./page-messages.js"

/** Sends page messages to the simulated Freighter that the vendor's package cannot send. */

const SOURCE = sourceOf("FREIGHTER")

const post = (page: Page, ...messages: unknown[]): ReturnType<typeof postTo> =>
  postTo("FREIGHTER", page, ...messages)

test("FR1 FR2: echoes any id as messagedId, and 0 for a missing one", async ({
  openHarness,
  page,
}) => {
  await openHarness()
  const ids = [1.5, "text", true, { a: 1 }, [2], 0, "", null]
  const messages = ids.map((messageId) => ({
    source: SOURCE,
    messageId,
    type: "REQUEST_CONNECTION_STATUS",
  }))
  const replies = await post(page, ...messages, {
    source: SOURCE,
    type: "REQUEST_CONNECTION_STATUS",
  })
  expect(replies).toEqual(
    [1.5, "text", true, { a: 1 }, [2], 0, 0, 0, 0].map((messagedId) => ({
      source: "FREIGHTER_EXTERNAL_MSG_RESPONSE",
      messagedId,
      isConnected: true,
    })),
  )
})

test("FR2: ignores unknown types, other sources and malformed messages", async ({
  openHarness,
  page,
}) => {
  const errors: unknown[] = []
  page.on("pageerror", (error) => errors.push(error))
  await openHarness()
  const replies = await post(
    page,
    ...[null, "text", 7, [], {}, { source: SOURCE }, { source: SOURCE, type: 7 }],
    ...["UNKNOWN", "constructor", "toString", ""].map((type) => ({
      source: SOURCE,
      messageId: 1,
      type,
    })),
    ...[
      { type: "REQUEST_ACCESS", messageId: 1 },
      { source: "OTHER", type: "REQUEST_ACCESS" },
    ],
  )
  expect([replies, errors]).toEqual([[], []])
})

test("sets no global, and leaves nothing in the page when unloaded", async ({
  openHarness,
  page,
}) => {
  await openHarness("")
  const globals = () => page.evaluate(() => Object.keys(window).sort())
  const before = await globals()
  await page.evaluate(async () => {
    const { installSandbox } = await window.harness.sandbox()
    installSandbox({ wallets: ["freighter"] })
  })
  expect((await globals()).filter((name) => !before.includes(name))).toEqual(["alidadeSandbox"])
  await page.evaluate(() => window.alidadeSandbox?.uninstall())
  expect(await globals()).toEqual(before)
})

test("does not answer a page in a frame", async ({ openHarness, page }) => {
  await openHarness()
  await page.evaluate(() => {
    const frame = document.createElement("iframe")
    frame.src = location.href
    document.body.append(frame)
  })
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame())!
  await frame.locator("html[data-ready]").waitFor()
  const received = await frame.evaluate(async (source) => {
    const received = new Promise((resolve) =>
      window.addEventListener("message", ({ data }) => {
        if (data?.source !== source) resolve(data)
      }),
    )
    window.postMessage({ source, messageId: 1, type: "REQUEST_CONNECTION_STATUS" }, location.origin)
    window.postMessage("mine", location.origin)
    await received
    return window.alidadeSandbox?.wallets.freighter?.getState().log
  }, SOURCE)
  expect(received).toEqual([])
})

test("ignores a message that a frame posts to the page", async ({ openHarness, page, sandbox }) => {
  await openHarness()
  await page.evaluate(() => {
    const frame = document.createElement("iframe")
    frame.src = "/"
    document.body.append(frame)
  })
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame())!
  await frame.locator("html[data-ready]").waitFor()
  await frame.evaluate((source) => {
    parent.postMessage({ source, messageId: 1, type: "REQUEST_ACCESS" }, location.origin)
  }, SOURCE)
  expect(await post(page)).toEqual([])
  expect(await sandbox.freighter.requests()).toHaveLength(1)
  expect((await sandbox.freighter.state()).waiting).toEqual([])
})

test("FR11: sets the marker in Freighter Mobile's browser, and does not answer", async ({
  openHarness,
  page,
  sandbox,
}) => {
  await openHarness()
  const marker = () => page.evaluate(() => (window as { stellar?: unknown }).stellar)
  // Without it, Scopuly is first to use the name (IN4).
  expect(await marker()).toMatchObject({ provider: "scopuly" })
  await sandbox.freighter.fault("FR11")
  expect(await marker()).toMatchObject({ provider: "freighter", platform: "mobile" })
  await openHarness()
  expect(await marker()).toMatchObject({ provider: "freighter", platform: "mobile" })
  await page.evaluate(async (source) => {
    const received = new Promise((resolve) =>
      window.addEventListener("message", resolve, { once: true }),
    )
    window.postMessage({ source, type: "REQUEST_CONNECTION_STATUS" }, location.origin)
    await received
  }, SOURCE)
  expect((await sandbox.freighter.state()).log).toEqual([])
  await sandbox.freighter.fault("FR11", false)
  expect(await marker()).toBeUndefined()
})

test("answers a cold browser's first request after 1.2 s, the next at once", async ({
  openHarness,
  page,
  sandbox,
}) => {
  await page.clock.install()
  await openHarness()
  await sandbox.freighter.fault("COLD")
  await openHarness()
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  let answered = false
  const first = post(page).then(() => {
    answered = true
  })
  await expect.poll(() => sandbox.freighter.requests()).toHaveLength(1)
  await page.clock.runFor(1_199)
  expect((await sandbox.freighter.state()).log).toHaveLength(1)
  expect(answered).toBe(false)
  await page.clock.runFor(1)
  await first
  await post(page)
})

test("keeps settings and grants over a reload, under one storage key of the origin", async ({
  openHarness,
  page,
  sandbox,
}) => {
  await openHarness()
  await sandbox.freighter.next("approve")
  await post(page, { source: SOURCE, messageId: 1, type: "REQUEST_ACCESS" })
  await expect.poll(async () => (await sandbox.freighter.state()).grants).toHaveLength(1)
  await sandbox.freighter.set({ network: "local", locked: true })
  await openHarness()
  expect(await sandbox.freighter.state()).toMatchObject({
    network: "local",
    locked: true,
    grants: [{ network: "testnet", host: "localhost" }],
  })
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([
    "alidade-sandbox:freighter",
  ])
  await sandbox.freighter.reset()
  expect((await sandbox.freighter.state()).grants).toEqual([])
})

test("shares the wallet with other tabs of the origin", async ({
  context,
  openHarness,
  page,
  sandbox,
}) => {
  await openHarness()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.locator("html[data-ready]").waitFor()
  await sandbox.freighter.set({ locked: true })
  await expect
    .poll(() => other.evaluate(() => window.alidadeSandbox?.wallets.freighter?.getState().locked))
    .toBe(true)
})
