import { networks, WalletError } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { stubPage, type TestPage } from "../../test/hot-page.js"
import { card } from "./card.js"
import * as client from "./client.js"
import { hotModule } from "./module.js"

/** The methods and their parameters, through the extension and the parent page. There is no relay. */

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const signature = `${"A".repeat(86)}==`
const around = "https://my.herewallet.app"
const setup = {}

const request = vi.fn<(method: string, request: object) => unknown>()
const fetched = vi.fn(() => Promise.reject(new TypeError("no network")))
let page: TestPage
/** The wallet's page that frames this one. */
let parent: { postMessage: ReturnType<typeof vi.fn> }

beforeEach(() => {
  vi.stubGlobal("fetch", fetched)
  page = stubPage()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

/** Adds the extension's object to the page. It replies with `answer`. */
function withExtension(answer: () => unknown): void {
  request.mockImplementation(answer)
  vi.stubGlobal("hotExtension", { request })
}

/** Puts the page into a frame of another page. */
function inside(origin: string | undefined): void {
  parent = { postMessage: vi.fn() }
  const location = { origin: "https://dapp.example", pathname: "/", ancestorOrigins: undefined }
  page = stubPage({
    top: {},
    parent,
    location: origin === undefined ? location : { ...location, ancestorOrigins: [origin] },
  })
}

const calls = {
  getAddress: (options: object = {}) => client.getAddress(setup, options),
  signTransaction: (options: object = {}) => client.signTransaction(setup, "BBBB", options),
  signAuthEntry: (options: object = {}) => client.signAuthEntry(setup, "BBBB", options),
  signMessage: (options: object = {}) => client.signMessage(setup, "hello", options),
}

test("sends each call as one method with the account, and never a passphrase [S3.16 S3.17 S3.18 S3.20 S3.21 S3.22 S3.23 S4.45]", async () => {
  const named = { address: account, networkPassphrase: networks.Public }
  const signed = { signedTxXdr: "AAAA", signerAddress: account }
  withExtension(() => Promise.resolve({ address: account, more: 1 }))
  expect(await calls.getAddress()).toEqual({ address: account })
  expect(request).toHaveBeenLastCalledWith("stellar:getAddress", {})

  withExtension(() => Promise.resolve(signed))
  expect(await calls.signTransaction(named)).toEqual(signed)
  expect(request).toHaveBeenLastCalledWith("stellar:signTransaction", {
    xdr: "BBBB",
    accountToSign: account,
  })
  expect(await calls.signTransaction()).toEqual(signed)
  expect(request).toHaveBeenLastCalledWith("stellar:signTransaction", { xdr: "BBBB" })

  withExtension(() => Promise.resolve({ signedAuthEntry: signature, signerAddress: account }))
  expect(await calls.signAuthEntry(named)).toEqual({
    signedAuthEntry: signature,
    signerAddress: account,
  })
  expect(request).toHaveBeenLastCalledWith("stellar:signAuthEntry", {
    authEntry: "BBBB",
    accountToSign: account,
  })

  withExtension(() => Promise.resolve({ signedMessage: "00".repeat(64), signerAddress: null }))
  expect(await calls.signMessage(named)).toEqual({ signedMessage: signature })
  expect(request).toHaveBeenLastCalledWith("stellar:signMessage", {
    message: "hello",
    accountToSign: account,
  })
  expect(fetched).not.toHaveBeenCalled()
})

test("rejects networks other than Public, non-account addresses, and bytes before asking the wallet", async () => {
  withExtension(() => Promise.resolve({}))
  const { getAddress: _, ...signatures } = calls
  for (const sign of Object.values(signatures)) {
    for (const networkPassphrase of [networks.Testnet, networks.Futurenet, "other", ""]) {
      await expect(sign({ networkPassphrase, address: account })).rejects.toMatchObject({
        kind: "unsupported",
        code: -3,
        message: "HOT only signs for the Public network.",
      })
    }
    await expect(sign({ address: contract })).rejects.toMatchObject({ kind: "unsupported" })
  }
  const bytes = new Uint8Array(3) as unknown as string
  await expect(client.signMessage(setup, bytes)).rejects.toMatchObject({ kind: "bad-request" })
  expect(request).not.toHaveBeenCalled()
})

for (const [name, call] of Object.entries(calls)) {
  test(`${name}: rejects a response of another shape`, async () => {
    const wrong = { signedTxXdr: "<", signedAuthEntry: "AAAA", signedMessage: "AAAA" }
    for (const answer of [
      null,
      undefined,
      "",
      7,
      [account],
      {},
      { ...wrong, address: "me" },
      { signedTxXdr: "A".repeat(2e6), signedMessage: "A".repeat(2e6), signedAuthEntry: 7 },
      {
        signedTxXdr: "AAAA",
        signedMessage: signature,
        signedAuthEntry: signature,
        signerAddress: "me",
      },
      Object.create({ address: account, signedTxXdr: "AAAA", signedMessage: signature }),
    ]) {
      withExtension(() => answer)
      await expect(call()).rejects.toMatchObject({ kind: "bad-reply", code: -1 })
    }
  })
}

test("throws RequestFailed with what the extension threw", async () => {
  for (const [thrown, kind] of [
    [{ code: -4, message: "no" }, "rejected"],
    [new Error("User rejected the request."), "rejected"],
    ["Request cancelled", "rejected"],
    [new Error("No such account"), "internal"],
    [undefined, "internal"],
  ] as const) {
    withExtension(() => {
      throw thrown
    })
    await expect(calls.getAddress()).rejects.toMatchObject({
      kind,
      cause: { name: "RequestFailed", payload: thrown },
    })
  }
})

test("ends an unanswered call to the extension when the signal aborts", async () => {
  withExtension(() => new Promise(() => {}))
  const controller = new AbortController()
  const called = calls.signMessage({ signal: controller.signal })
  await vi.waitUntil(() => request.mock.calls.length === 1)
  controller.abort()
  const error: unknown = await called.catch((thrown) => thrown)
  expect(error).toBeInstanceOf(WalletError)
  expect(error).toMatchObject({ kind: "aborted" })
})

test("prefers the extension to the wallet's frame, and the frame to the relay [S4.45]", async () => {
  inside(around)
  withExtension(() => ({ address: account }))
  expect(await calls.getAddress()).toEqual({ address: account })
  expect(parent.postMessage).not.toHaveBeenCalled()
  Reflect.deleteProperty(globalThis, "hotExtension")
  const controller = new AbortController()
  const requested = calls.getAddress({ signal: controller.signal })
  await vi.waitUntil(() => parent.postMessage.mock.calls.length === 1)
  controller.abort()
  await expect(requested).rejects.toMatchObject({ kind: "aborted" })
  expect(fetched).not.toHaveBeenCalled()
  expect(page.listeners()).toBe(0)
})

test("asks the wallet's frame only at its origin, and matches window, origin and id of the reply [S4.43 S4.44 S6.4]", async () => {
  inside(around)
  const connected = calls.getAddress()
  await vi.waitUntil(() => parent.postMessage.mock.calls.length === 1)
  const [message, target] = parent.postMessage.mock.calls[0]!
  expect(target).toBe(around)
  expect(message).toEqual({
    $hot: true,
    method: "stellar:getAddress",
    request: {},
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const { id } = message as { id: string }
  const forged = { id, success: true, payload: { address: "forged" } }
  for (const other of [
    { data: forged, origin: around, source: {} },
    { data: forged, origin: around, source: null },
    { data: forged, origin: "https://evil.example", source: parent },
    { data: { ...forged, id: "other" }, origin: around, source: parent },
    { data: { ...forged, id: undefined }, origin: around, source: parent },
    { data: null, origin: around, source: parent },
    { data: id, origin: around, source: parent },
  ]) {
    page.dispatchMessage(other)
  }
  page.dispatchMessage({
    data: { id, success: true, payload: { address: account } },
    origin: around,
    source: parent,
  })
  expect(await connected).toEqual({ address: account })
  expect(page.listeners()).toBe(0)
})

test("throws RequestFailed for an unsuccessful reply of the frame, and rejects another shape", async () => {
  inside(around)
  for (const [reply, error] of [
    [
      { success: false, payload: { message: "User declined" } },
      { kind: "rejected", cause: { payload: { message: "User declined" } } },
    ],
    [{ success: "yes" }, { kind: "bad-reply" }],
    [{}, { kind: "bad-reply" }],
  ] as const) {
    parent.postMessage.mockClear()
    const connected = calls.getAddress()
    connected.catch(() => {})
    await vi.waitUntil(() => parent.postMessage.mock.calls.length === 1)
    const { id } = parent.postMessage.mock.calls[0]![0] as { id: string }
    page.dispatchMessage({ data: { id, ...reply }, origin: around, source: parent })
    await expect(connected).rejects.toMatchObject(error)
    expect(page.listeners()).toBe(0)
  }
})

test("does not ask other frames or frames of unknown origin, unless the app lists them [S6.4]", async () => {
  for (const origin of ["https://evil.example", `${around}.evil.example`, "null", undefined]) {
    inside(origin)
    // The call uses the relay, which needs a screen.
    await expect(calls.getAddress()).rejects.toMatchObject({ kind: "unsupported" })
    expect(parent.postMessage).not.toHaveBeenCalled()
  }
  const controller = new AbortController()
  const { signal } = controller
  inside("https://evil.example")
  const own = hotModule(card, { ancestorOrigins: ["https://evil.example"] }).getAddress({ signal })
  await vi.waitUntil(() => parent.postMessage.mock.calls.length === 1)
  controller.abort()
  await expect(own).rejects.toMatchObject({ kind: "aborted" })
  inside(around)
  await expect(hotModule(card, { ancestorOrigins: [] }).getAddress()).rejects.toMatchObject({
    kind: "unsupported",
  })
  expect(parent.postMessage).not.toHaveBeenCalled()
})
