import { networks, type WalletUi } from "@alidade/core"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { card } from "./card.js"
import { xbullModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const signature = Buffer.alloc(64, 7).toString("base64")
const networkPassphrase = networks.Testnet

/** The extension's object and its replies. */
const sdk = {
  getAddress: vi.fn<() => Promise<unknown>>(),
  signTransaction: vi.fn<(request: unknown) => Promise<unknown>>(),
  signMessage: vi.fn<(message: string, opts: unknown) => Promise<unknown>>(),
  getNetwork: vi.fn<() => Promise<unknown>>(),
}

beforeEach(() => {
  vi.stubGlobal("xBullSDK", sdk)
  sdk.getAddress.mockReset().mockResolvedValue({ address: account })
  sdk.signTransaction.mockReset().mockResolvedValue({ signedTxXdr: "AAAA", signerAddress: account })
  sdk.signMessage
    .mockReset()
    .mockResolvedValue({ signedMessage: signature, signerAddress: account })
  sdk.getNetwork.mockReset().mockResolvedValue({ network: "TESTNET", networkPassphrase })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const calls = {
  getAddress: () => xbullModule(card).getAddress(),
  signTransaction: () => xbullModule(card).signTransaction?.("AAAA", { networkPassphrase }),
  signMessage: () => xbullModule(card).signMessage?.("hello", { networkPassphrase }),
  getNetwork: () => xbullModule(card).getNetwork?.(),
} as const

test("calls the injected object and returns SEP-43's results [S7.39]", async () => {
  expect(await calls.getAddress()).toEqual({ address: account })
  expect(await calls.signTransaction()).toEqual({ signedTxXdr: "AAAA", signerAddress: account })
  expect(await calls.signMessage()).toEqual({ signedMessage: signature, signerAddress: account })
  expect(await calls.getNetwork()).toEqual({ network: "TESTNET", networkPassphrase })
})

test("uses the passphrase as the name of a network that xBull does not know", async () => {
  sdk.getNetwork.mockResolvedValue({ network: undefined, networkPassphrase: "Mine" })
  expect(await calls.getNetwork()).toEqual({ network: "Mine", networkPassphrase: "Mine" })
})

test("XE4: always names the network, and the account if there is one", async () => {
  await calls.signTransaction()
  expect(sdk.signTransaction).toHaveBeenCalledWith({ xdr: "AAAA", opts: { networkPassphrase } })
  await xbullModule(card).signTransaction?.("AAAA", { networkPassphrase, address: account })
  const opts = { networkPassphrase, address: account }
  expect(sdk.signTransaction).toHaveBeenLastCalledWith({ xdr: "AAAA", opts })
  await xbullModule(card).signMessage?.("hello", opts)
  expect(sdk.signMessage).toHaveBeenCalledWith("hello", opts)
})

test("XE4: rejects a transaction without a network, because xBull would use its own", async () => {
  await expect(xbullModule(card).signTransaction?.("AAAA")).rejects.toMatchObject({
    kind: "bad-request",
  })
  expect(sdk.signTransaction).not.toHaveBeenCalled()
})

test("XP6: sends bytes that are no text as base64, which xBull decodes before it signs", async () => {
  const module = xbullModule(card)
  expect(module.capabilities).toMatchObject({ messageBytes: true })
  await module.signMessage?.(Uint8Array.of(0xff, 0, 1), { networkPassphrase })
  expect(sdk.signMessage).toHaveBeenCalledWith("/wAB", { networkPassphrase })
})

test("XP6: encodes a message that looks like base64, so that xBull signs the text", async () => {
  await xbullModule(card).signMessage?.("abcd", { networkPassphrase })
  expect(sdk.signMessage).toHaveBeenCalledWith("YWJjZA==", { networkPassphrase })
})

test.each([
  ["Connection denied", "rejected", -4, "The request was declined in xBull."],
  [
    "Sign request denied",
    "rejected",
    -4,
    "The request was declined in xBull. If xBull asked nothing, it could not read it.",
  ],
  [
    "Combination of Network and public key is not available in this wallet",
    "wrong-account",
    -3,
    "xBull does not have this account on this network.",
  ],
  [
    "Wallet hasn't been set upp",
    "internal",
    -1,
    "xBull has no account yet. Create one in xBull first.",
  ],
  ["Error", "internal", -1, "xBull failed without saying why. It may not know this network."],
])("XE3: reads %s, always with code -1, as %s", async (message, kind, code, words) => {
  const error = { code: -1, message }
  sdk.signTransaction.mockResolvedValue({ error })
  await expect(calls.signTransaction()).rejects.toMatchObject({
    kind,
    code,
    message: words,
    cause: error,
  })
})

test("keeps the text and the code of another failure", async () => {
  const message = "You are not authorized to request signing a transaction from this wallet"
  sdk.signTransaction.mockResolvedValue({ error: { code: -1, message } })
  await expect(calls.signTransaction()).rejects.toMatchObject({
    kind: "internal",
    code: -1,
    message,
  })
  sdk.signTransaction.mockResolvedValue({ error: { code: 17, message: "New." } })
  await expect(calls.signTransaction()).rejects.toMatchObject({ code: 17, message: "New." })
})

test("reports Unexpected error with code -1 for a failure without a text [S8.27]", async () => {
  for (const error of [true, {}, { code: "-4" }, { code: -1, message: {} }, { message: "" }]) {
    sdk.getAddress.mockResolvedValue({ error })
    await expect(calls.getAddress()).rejects.toMatchObject({
      kind: "internal",
      code: -1,
      message: "Unexpected error",
    })
  }
})

test("XE1: reports a window that was closed or did not receive the request, with what helps", async () => {
  const error = { code: -1, message: "Unexpected error" }
  sdk.getAddress.mockResolvedValue({ error })
  await expect(calls.getAddress()).rejects.toMatchObject({
    kind: "popup-closed",
    code: -1,
    message: expect.stringMatching(/^xBull's window was closed, or did not receive the request\./),
    cause: error,
  })
})

test("XE1: offers another attempt after ten seconds without a reply", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  sdk.signTransaction.mockReturnValueOnce(new Promise(() => {}))
  const show = vi.fn<WalletUi["show"]>()
  const ui = { attached: true, show }
  const signed = xbullModule(card).signTransaction?.("AAAA", { networkPassphrase, ui })
  await vi.waitUntil(() => sdk.signTransaction.mock.calls.length === 1)
  vi.advanceTimersByTime(9_000)
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(show).toHaveBeenLastCalledWith({
    kind: "waiting",
    on: "extension",
    hint: expect.objectContaining({ key: "xbullClosed" }),
    retry: expect.any(Function),
  })
  const shown = show.mock.lastCall?.[0]
  if (shown?.kind === "waiting") shown.retry?.()
  expect(show).toHaveBeenLastCalledWith(undefined)
  expect(await signed).toMatchObject({ signedTxXdr: "AAAA" })
  expect(sdk.signTransaction).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})

test("XE1: a first attempt that fails late does not end the second", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  const attempts: ((reply: unknown) => void)[] = []
  sdk.getAddress.mockImplementation(() => new Promise((resolve) => attempts.push(resolve)))
  const show = vi.fn<WalletUi["show"]>()
  const result = xbullModule(card).getAddress({ ui: { attached: true, show } })
  await vi.waitUntil(() => attempts.length === 1)
  vi.advanceTimersByTime(10_000)
  const shown = show.mock.lastCall?.[0]
  if (shown?.kind === "waiting") shown.retry?.()
  await vi.waitUntil(() => attempts.length === 2)
  attempts[0]?.({ error: { code: -1, message: "Unexpected error" } })
  await Promise.resolve()
  attempts[1]?.({ address: account })
  expect(await result).toEqual({ address: account })
})

test("XP6: reports the encoded form in which xBull will show a text that looks like base64", async () => {
  const show = vi.fn<WalletUi["show"]>()
  const options = { networkPassphrase, ui: { attached: true, show } }
  await xbullModule(card).signMessage?.("abcd", options)
  expect(show).toHaveBeenCalledWith({ kind: "waiting", on: "extension", shows: "YWJjZA==" })
  show.mockClear()
  await xbullModule(card).signMessage?.("hello", options)
  expect(show).not.toHaveBeenCalled()
})

test("rejects a message that is too long before asking xBull", async () => {
  const long = xbullModule(card).signMessage?.("a".repeat(8_000_000), { networkPassphrase })
  await expect(long).rejects.toMatchObject({ kind: "bad-request" })
  expect(sdk.signMessage).not.toHaveBeenCalled()
})

test("rejects a reply of another shape", async () => {
  for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
    for (const reply of [
      null,
      undefined,
      "yes",
      {},
      { address: "me" },
      { signedTxXdr: "<xdr>", signerAddress: account },
      { signedTxXdr: "AAAA", signerAddress: "me" },
      { signedMessage: "AAAA", signerAddress: account },
      { network: "TESTNET" },
    ]) {
      sdk[name].mockResolvedValue(reply)
      await expect(calls[name]()).rejects.toMatchObject({ kind: "bad-reply" })
    }
  }
})

test("XE1: a call without a reply can be canceled and repeated", async () => {
  sdk.signTransaction.mockReturnValueOnce(new Promise(() => {}))
  const controller = new AbortController()
  const { signal } = controller
  const first = xbullModule(card).signTransaction?.("AAAA", { networkPassphrase, signal })
  await vi.waitUntil(() => sdk.signTransaction.mock.calls.length === 1)
  controller.abort()
  await expect(first).rejects.toMatchObject({
    kind: "aborted",
    code: -4,
  })
  expect(await calls.signTransaction()).toMatchObject({ signedTxXdr: "AAAA" })
})
