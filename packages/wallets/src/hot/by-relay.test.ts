import type { WalletError } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type HeldTimers, holdTimers } from "../../test/held-timers.js"
import { stubPage, type TestPage } from "../../test/hot-page.js"
import { type Fault, startRelay, type TestRelay } from "../../test/hot-relay.js"
import * as client from "./client.js"
import type { RequestFailed } from "./errors.js"
import type { HotOptions } from "./options.js"
import { encodeRequest } from "./request-code.js"

/** The relay is a real HTTP server. The clock is held, and the page is simulated. */

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const widget = "http://127.0.0.1:9/hot/widget"
const success = (payload: unknown): string => JSON.stringify({ success: true, payload })

/** The client's waits in ms: between two polls of the relay, and for one call to it. */
const [POLL, CALL] = [3_000, 15_000]

let relay: TestRelay
let timers: HeldTimers
let page: TestPage
let setup: HotOptions
/** The frame that the screen shows. */
let frame: { closed: boolean }

beforeEach(async () => {
  relay = await startRelay()
  page = stubPage()
  setup = { relayUrl: relay.url, widgetUrl: widget }
  frame = { closed: false }
  timers = holdTimers([POLL, CALL])
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await relay.close()
})

const connect = (options: { signal?: AbortSignal } = {}): Promise<{ address: string }> => {
  const connected = client.getAddress(setup, { ui: page.ui, ...options })
  // Some tests await it later.
  connected.catch(() => {})
  return connected
}

/** Waits until the widget is shown, attaches its frame, and returns the request's id. */
async function untilShown(): Promise<string> {
  const { path } = await relay.call("POST")
  await until(() => page.shown.at(-1)?.kind === "overlay")
  page.overlay().attach(frame as unknown as Window)
  return path.split("/")[1]!
}

/** Waits for something that depends on the network, whose timers still run. */
const until = (isMet: () => boolean): Promise<unknown> =>
  vi.waitUntil(isMet, { interval: 5, timeout: 20_000 })

/** Advances the clock to the next poll of the relay, and waits for that poll. */
async function poll(nth: number): Promise<void> {
  await until(() => timers.count(POLL) === 1)
  timers.pass(POLL - 1)
  expect(relay.count("GET")).toBe(nth - 1)
  expect(timers.total()).toBe(1)
  timers.pass(1)
  await relay.call("GET", nth)
}

/** Expects that nothing of a request is left: no overlay, no listener, no timer. */
function expectCleanedUp(): void {
  expect(page.shown.at(-1)).toBeUndefined()
  expect(page.listeners()).toBe(0)
  expect(timers.total()).toBe(0)
}

/** Waits until the relay has received the request's deletion. */
async function untilRemoved(id: string): Promise<void> {
  expect(await relay.call("DELETE")).toMatchObject({ path: `/${id}` })
  expect(relay.count("DELETE")).toBe(1)
}

test("HO2 HO3 HO4: stores the request, shows the widget, and polls every 3 s until the response arrives [S2.43 S2.44 S2.47 S4.37 S4.39 S4.40 S4.41 S7.6 S7.9 S7.10 S7.11 S9.7 S9.8]", async () => {
  const connected = connect()
  const id = await untilShown()
  expect(id).toMatch(/^[A-Za-z0-9+_]{13}$/)
  expect(page.overlay()).toMatchObject({
    url: expect.stringMatching(new RegExp(`^${widget}\\?hotconnect-[1-9A-HJ-NP-Za-km-z]+$`)),
    title: "HOT Wallet",
    width: 375,
    height: 560,
    allow: "usb",
    sandbox:
      "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox",
  })
  await poll(1)
  await poll(2)
  relay.respond(success({ address: account }))
  await poll(3)
  expect(await connected).toEqual({ address: account })
  expect(relay.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST /${id}/request`,
    ...Array<string>(3).fill(`GET /${id}/response`),
  ])
  expectCleanedUp()
})

test("HO1: stores method, request and page address without its query, with unique ids [S7.7 S3.101 S3.102 S3.103 S3.104 S3.105 S3.106 S7.33]", async () => {
  const encoded = vi.spyOn(JSON, "stringify")
  const stored = (): unknown =>
    encoded.mock.calls.find(([call]) => Object.hasOwn(call, "$hot"))?.[0]
  const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/)
  const ids: unknown[] = []
  for (const [more, expectedFields] of [
    [{}, { inside: false, origin: "https://dapp.example/app" }],
    [
      { inside: true, origin: "https://dapp.example/other" },
      { inside: true, origin: "https://dapp.example/other" },
    ],
  ] as const) {
    setup = { ...setup, ...more }
    encoded.mockClear()
    const controller = new AbortController()
    const connected = connect({ signal: controller.signal })
    const { body } = await relay.call("POST", ids.length + 1)
    const request = stored() as { id: string; _id: string }
    const method = "stellar:getAddress"
    expect(request).toEqual({
      ...expectedFields,
      $hot: true,
      method,
      request: {},
      id: uuid,
      _id: uuid,
    })
    expect(JSON.parse(body)).toEqual({ data: (await encodeRequest(request)).query })
    ids.push(request._id)
    controller.abort()
    await expect(connected).rejects.toMatchObject({ kind: "aborted" })
  }
  expect(new Set(ids).size).toBe(2)
})

const json = (body: unknown): Fault => {
  return (response) => void response.end(JSON.stringify(body))
}
const status = (code: number, body: string): Fault => {
  return (response) => void response.writeHead(code).end(body)
}

const pendingFaults: Readonly<Record<string, Fault>> = {
  "a server error": status(500, "internal"),
  "not found": status(404, ""),
  gone: status(410, success({ address: account })),
  "too many": status(429, "slow down"),
  "a page of HTML": (response) => void response.end("<!doctype html><title>Busy</title>"),
  garbage: (response) => void response.end("{data"),
  nothing: (response) => void response.end(),
  null: json(null),
  "a response that is not text": json({ data: { success: true, payload: { address: account } } }),
  "a response that is not JSON": json({ data: "{success" }),
  "a response that is null": json({ data: "null" }),
  "a cut connection": (response) => void response.destroy(),
  "something huge": (response) => void response.end("x".repeat(3_000_000)),
}

test("HO4: treats every other reply of the relay as not yet [S7.11 S7.12]", async () => {
  const connected = connect()
  await untilShown()
  let nth = 0
  for (const fault of Object.values(pendingFaults)) {
    relay.faults.GET = fault
    await poll(++nth)
  }
  delete relay.faults.GET
  relay.respond(success({ address: account }))
  await poll(++nth)
  expect(await connected).toEqual({ address: account })
  expect(relay.count("GET")).toBe(Object.keys(pendingFaults).length + 1)
  expect(relay.count("DELETE")).toBe(0)
})

test("polls again after 15 s if the relay does not respond", async () => {
  const connected = connect()
  await untilShown()
  relay.faults.GET = () => {}
  await poll(1)
  await until(() => timers.count(CALL) === 1)
  expect(timers.count(POLL)).toBe(0)
  timers.pass(CALL)
  delete relay.faults.GET
  relay.respond(success({ address: account }))
  await poll(2)
  expect(await connected).toEqual({ address: account })
  expectCleanedUp()
})

test("fails with the relay's text if its reply is not OK [S7.34 S8.29]", async () => {
  relay.faults.POST = status(413, "This request is too large.\n")
  await expect(connect()).rejects.toMatchObject({
    kind: "external",
    code: -2,
    message: "This request is too large.",
  })
  expect(page.shown).toEqual([])
  expect(page.listeners()).toBe(0)
})

for (const [what, fault] of [
  ["a page of HTML", status(502, "<html><h1>Bad gateway</h1>")],
  ["nothing", status(503, "")],
  ["a novel", status(500, "x".repeat(50_000))],
] as const) {
  test(`reports the status and keeps the text in the cause if a reply that is not OK is ${what}`, async () => {
    relay.faults.POST = fault
    await expect(connect()).rejects.toMatchObject({
      kind: "external",
      message: expect.stringMatching(
        /^HOT's connection service failed \(50\d\)\. Try again later\.$/,
      ),
      cause: expect.any(String),
    })
  })
}

test("reports a relay that is endless, unreachable, or does not respond", async () => {
  relay.faults.POST = status(500, "x".repeat(3_000_000))
  await expect(connect()).rejects.toMatchObject({ kind: "external" })
  relay.faults.POST = (response) => void response.destroy()
  await expect(connect()).rejects.toMatchObject({
    kind: "external",
    message: "Can't reach HOT's connection service. Check your connection.",
  })
  relay.faults.POST = () => {}
  const late = connect()
  await relay.call("POST", 3)
  timers.pass(CALL)
  await expect(late).rejects.toMatchObject({
    kind: "timeout",
    message: /connection service did not respond/,
  })
  expectCleanedUp()
})

test("rejects addresses that are not web addresses before sending anything", async () => {
  for (const wrong of [{ relayUrl: "javascript:1" }, { widgetUrl: "widget" }]) {
    await expect(client.getAddress({ ...setup, ...wrong }, { ui: page.ui })).rejects.toMatchObject({
      kind: "bad-request",
      message: /is not the address of a wallet/,
    })
  }
  expect(relay.calls).toEqual([])
})

test("sends nothing without a screen for the widget", async () => {
  const away = { ...page.ui, attached: false }
  for (const ui of [undefined, away]) {
    await expect(client.getAddress(setup, { ui })).rejects.toMatchObject({
      kind: "unsupported",
      message: /attachScreen/,
    })
  }
  expect(relay.calls).toEqual([])
})

for (const [payload, kind, words] of [
  [{ code: -4, message: "no" }, "rejected", "declined in HOT (no)"],
  ["User rejected", "rejected", "declined in HOT (User rejected)"],
  [{ message: "Request was cancelled" }, "rejected", "declined in HOT"],
  [{ error: { code: 4001, message: "x" } }, "rejected", "declined in HOT"],
  [{ message: "No such account" }, "internal", "No such account"],
  ["x".repeat(5_000), "internal", "xxx…"],
  [null, "internal", "Unhandled error from the wallet"],
] as const) {
  test(`throws RequestFailed with the payload of an unsuccessful response: ${JSON.stringify(payload).slice(0, 40)} [S3.107 S3.108 S4.42 S8.28]`, async () => {
    const connected = connect()
    await untilShown()
    relay.respond(JSON.stringify({ success: false, payload }))
    await poll(1)
    const error = (await connected.catch((thrown) => thrown)) as WalletError
    const expected = payload === "x".repeat(5_000) ? expect.stringMatching(/^x{3,4000}…$/) : payload
    expect(error).toMatchObject({ kind, ext: ["RequestFailed", expected] })
    expect(error.message).toMatch(/^RequestFailed: /)
    expect(error.message).toContain(words)
    expect((error.cause as RequestFailed).name).toBe("RequestFailed")
    expect((error.cause as RequestFailed).payload).toEqual(payload)
    expectCleanedUp()
  })
}

for (const response of [
  "7",
  "[]",
  "{}",
  '{"success":"yes","payload":{}}',
  success(null),
  success({ address: "me" }),
]) {
  test(`rejects and deletes a response of another shape: ${response} [S3.107]`, async () => {
    const connected = connect()
    const id = await untilShown()
    relay.respond(response)
    await poll(1)
    await expect(connected).rejects.toMatchObject({ kind: "bad-reply", code: -1 })
    expectCleanedUp()
    // A reply with the wallet's shape counts as answered. Anything else may have been written by someone else.
    if (!response.includes("true")) await untilRemoved(id)
  })
}

const closings: Readonly<Record<string, () => void>> = {
  "by the widget's message": () => {
    page.dispatchMessage({ data: "hot-close", origin: "http://127.0.0.1:9", source: frame })
  },
  "by the user, on the backdrop or the button": () => page.overlay().close(),
}

for (const [how, close] of Object.entries(closings)) {
  test(`HO3: removes the overlay at once and deletes the request when closed ${how} [S2.45 S2.46 S7.13]`, async () => {
    const connected = connect()
    const id = await untilShown()
    close()
    expect(page.shown.at(-1)).toBeUndefined()
    await expect(connected).rejects.toMatchObject({ kind: "popup-closed", code: -4 })
    await untilRemoved(id)
    expect(relay.count("GET")).toBe(1)
    expectCleanedUp()
  })

  test(`uses a response that was already there when closed ${how}`, async () => {
    const connected = connect()
    await untilShown()
    relay.respond(success({ address: account }))
    close()
    expect(await connected).toEqual({ address: account })
    expect(relay.count("DELETE")).toBe(0)
    expectCleanedUp()
  })
}

test("polls once more when closed during a poll", async () => {
  const connected = connect()
  await untilShown()
  const answers: (() => void)[] = []
  relay.faults.GET = (response) => void answers.push(() => response.end('{"data":null}'))
  await poll(1)
  page.overlay().close()
  delete relay.faults.GET
  relay.respond(success({ address: account }))
  answers[0]?.()
  expect(await connected).toEqual({ address: account })
})

test("treats a frame removed without notice as closed", async () => {
  const connected = connect()
  const id = await untilShown()
  frame.closed = true
  await poll(1)
  await expect(connected).rejects.toMatchObject({ kind: "popup-closed" })
  await untilRemoved(id)
})

test("HO3: closes only on the message of the widget's own frame, at the widget's origin", async () => {
  const connected = connect()
  await untilShown()
  const origin = "http://127.0.0.1:9"
  const otherWindow = { closed: false }
  for (const forged of [
    { data: "hot-close", origin, source: otherWindow },
    { data: "hot-close", origin, source: null },
    { data: "hot-close", origin: "https://evil.example", source: frame },
    { data: "hot-close", origin: "https://dapp.example", source: globalThis.window },
    { data: { type: "hot-close" }, origin, source: frame },
    { data: null, origin, source: frame },
    { data: "close", origin, source: frame },
  ])
    page.dispatchMessage(forged)
  expect(page.shown.at(-1)?.kind).toBe("overlay")
  relay.respond(success({ address: account }))
  await poll(1)
  expect(await connected).toEqual({ address: account })
})

test("uses the new frame when a screen shows the widget again, and ignores the old one", async () => {
  const connected = connect()
  await untilShown()
  const newFrame = { closed: false }
  page.overlay().attach(newFrame as unknown as Window)
  const origin = "http://127.0.0.1:9"
  page.dispatchMessage({ data: "hot-close", origin, source: frame })
  expect(page.shown.at(-1)?.kind).toBe("overlay")
  page.dispatchMessage({ data: "hot-close", origin, source: newFrame })
  await expect(connected).rejects.toMatchObject({ kind: "popup-closed" })
})

test("sends nothing when aborted early, and cancels or deletes the request when aborted later [S7.8 S7.13]", async () => {
  await expect(connect({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: "aborted" })
  expect(relay.calls).toEqual([])

  const fetched = vi.spyOn(globalThis, "fetch")
  const storing = new AbortController()
  const cut = new Promise<void>((closed) => {
    relay.faults.POST = (response) => void response.on("close", closed)
  })
  const first = connect({ signal: storing.signal })
  await relay.call("POST")
  storing.abort()
  await expect(first).rejects.toMatchObject({ kind: "aborted" })
  await cut
  // The delete call may fail, because the connection was just cut.
  expect(fetched).toHaveBeenLastCalledWith(
    expect.stringContaining(relay.url),
    expect.objectContaining({ method: "DELETE" }),
  )
  expect(page.shown).toEqual([])

  delete relay.faults.POST
  const awaiting = new AbortController()
  const second = connect({ signal: awaiting.signal })
  const { path } = await relay.call("POST", 2)
  await until(() => page.shown.at(-1)?.kind === "overlay")
  awaiting.abort()
  await expect(second).rejects.toMatchObject({ kind: "aborted" })
  const removal = path.replace("/request", "")
  await until(() => relay.calls.some((call) => call.method === "DELETE" && call.path === removal))
  expectCleanedUp()
})

test("deletes the request when the page unloads, with a keepalive call [S7.13]", async () => {
  const fetched = vi.spyOn(globalThis, "fetch")
  const connected = connect()
  const id = await untilShown()
  page.fire("pagehide")
  await expect(connected).rejects.toMatchObject({ kind: "aborted" })
  expect(fetched).toHaveBeenLastCalledWith(
    `${relay.url}/${id}`,
    expect.objectContaining({ method: "DELETE", keepalive: true, credentials: "omit" }),
  )
  await untilRemoved(id)
  expectCleanedUp()
})

test("ignores a relay that fails to delete a request", async () => {
  const connected = connect()
  await untilShown()
  relay.faults.DELETE = (response) => void response.destroy()
  page.overlay().close()
  await expect(connected).rejects.toMatchObject({ kind: "popup-closed" })
  await relay.call("DELETE")
})

test("HO3: opens the wallet inside Telegram by a deep link, without an overlay [S4.38 S7.35]", async () => {
  const openTelegramLink = vi.fn()
  vi.stubGlobal("Telegram", { WebApp: { openTelegramLink } })
  const connected = connect()
  await relay.call("POST")
  await until(() => openTelegramLink.mock.calls.length === 1)
  const [href] = openTelegramLink.mock.calls[0]!
  expect(href).toMatch(
    /^https:\/\/t\.me\/herewalletbot\/app\?startapp=hotconnect-[1-9A-HJ-NP-Za-km-z]+$/,
  )
  expect(page.shown).toEqual([{ kind: "waiting", on: "messenger", link: { href, name: "HOT" } }])
  relay.respond(success({ address: account }))
  await poll(1)
  expect(await connected).toEqual({ address: account })
  expectCleanedUp()
})

test("ends and deletes the request if Telegram fails to open the link", async () => {
  vi.stubGlobal("Telegram", {
    WebApp: {
      openTelegramLink() {
        throw new Error("WebAppTgUrlInvalid")
      },
    },
  })
  await expect(connect()).rejects.toMatchObject({ kind: "internal", message: "WebAppTgUrlInvalid" })
  await relay.call("DELETE")
  expectCleanedUp()
})
