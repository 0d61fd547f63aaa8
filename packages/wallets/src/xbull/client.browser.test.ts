import { networks, type WalletUi } from "@alidade/core"
import { decodeBase64, encodeBase64 } from "@alidade/core/encoding"
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest"
import { type Popup, popupOf, site, spyOnOpen } from "../../test/popup.js"
import { type Box, boxKey, open, seal } from "./box.js"
import { xbullModule } from "./module.js"
import { publicKeyOf } from "./public-key.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const signature = `${"A".repeat(86)}==`
const networkPassphrase = networks.Testnet
const wallet = xbullModule({ url: `${site}/confirm?lang=en` })

/** The wallet's secret, in the vectors. */
const secret = new Uint8Array(32).fill(2)
const publicKey = "zo060cy2M+x7cMF4FKXHbs0CloUFDTRHRboFhw5YfVk="

let opened: MockInstance<typeof window.open>
let popup: Popup
/** The key for boxes between the page and the wallet. */
let key: Uint8Array
/** The page's session. */
let session: string
beforeEach(() => {
  opened = spyOnOpen()
})
afterEach(() => {
  for (const { value } of opened.mock.results) value?.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Waits until the wallet's page is there, and takes the page's key and session from its address. */
async function loaded(nth = 1): Promise<URL> {
  popup = popupOf(opened, nth)
  const url = await popup.loaded()
  session = url.searchParams.get("session") ?? ""
  key = await boxKey(secret, decodeBase64(url.searchParams.get("public") ?? ""))
  return url
}

/** Says hello as xBull does, its box naming this session. */
function greet(
  providedSession: string = session,
  boxed: Uint8Array = key,
  own: string = publicKey,
) {
  const text = JSON.stringify({ providedSession, walletSession: "BQUFBQUFBQUFBQUFBQUFBQ==" })
  popup.say({ type: "XBULL_INITIAL_RESPONSE", ...seal(boxed, text), publicKey: own })
}

/** Plays xBull up to its question, and opens the box that holds it. */
async function asked(nth = 1): Promise<{ type: string; boxed: unknown }> {
  await loaded(nth)
  const message = popup.heard()
  greet()
  const { type, ...box } = (await message) as { type: string } & Box
  return { type, boxed: JSON.parse(open(key, box) ?? "null") }
}

const answer = (type: string, boxed: unknown): void =>
  popup.say({
    type: `${type}_RESPONSE`,
    ...seal(key, JSON.stringify(boxed)),
    publicKey,
    success: true,
  })

test("XP1: a window of 380 by 640 at 100, 100 opens at once, and xBull's page gets a key and a session [S7.36 S7.37 S9.6]", async () => {
  const connected = wallet.getAddress()
  expect(opened.mock.calls[0]).toEqual([
    expect.stringContaining(`${site}/confirm?lang=en&public=`),
    expect.stringMatching(/^[0-9a-f]{32}$/),
    "width=380,height=640,left=100,top=100",
  ])
  const { href, searchParams } = await loaded()
  expect(href).toBe(opened.mock.calls[0]?.[0])
  expect(searchParams.get("lang")).toBe("en")
  expect(decodeBase64(searchParams.get("public") ?? "")).toHaveLength(32)
  expect(decodeBase64(session)).toHaveLength(24)
  expect(encodeBase64(publicKeyOf(secret))).toBe(publicKey)
  popup.window.close()
  await expect(connected).rejects.toMatchObject({ kind: "popup-closed" })
})

test("XP1: every window has a key and a session of its own", async () => {
  const controller = new AbortController()
  const first = wallet.getAddress({ signal: controller.signal })
  const { searchParams } = await loaded()
  controller.abort()
  await expect(first).rejects.toMatchObject({ kind: "aborted" })
  const second = wallet.getAddress()
  const again = await loaded(2)
  for (const name of ["public", "session"]) {
    expect(again.searchParams.get(name)).not.toBe(searchParams.get(name))
  }
  popup.window.close()
  await expect(second).rejects.toMatchObject({ kind: "popup-closed" })
})

test("XP3: a connection asks, in a box, for both permissions, and the window closes [S4.31 S4.33 S4.34 S6.5 S6.6 S7.38]", async () => {
  const connected = wallet.getAddress()
  const { type, boxed } = await asked()
  expect(type).toBe("XBULL_CONNECT")
  expect(boxed).toEqual({ canRequestPublicKey: true, canRequestSign: true })
  answer(type, { publicKey: account })
  expect(await connected).toEqual({ address: account })
  await vi.waitUntil(() => popup.window.closed)
})

test("XP3: a transaction is asked for in a box, by account and network [S3.17 S4.32]", async () => {
  const signed = wallet.signTransaction?.("AAAA", { networkPassphrase, address: account })
  const { type, boxed } = await asked()
  expect(type).toBe("XBULL_SIGN")
  expect(boxed).toEqual({ xdr: "AAAA", publicKey: account, network: networkPassphrase })
  answer(type, { xdr: "BBBB" })
  expect(await signed).toEqual({ signedTxXdr: "BBBB" })
})

test("XP3: a message likewise, and its signer is told [S3.22 S3.23]", async () => {
  const signed = wallet.signMessage?.("Hello, World!", { networkPassphrase, address: account })
  const { type, boxed } = await asked()
  expect(type).toBe("XBULL_SIGN_MESSAGE")
  const opts = { networkPassphrase, address: account }
  expect(boxed).toEqual({ message: "Hello, World!", opts })
  answer(type, { signedMessage: signature, signerAddress: other, message: "x", fullMessage: "y" })
  expect(await signed).toEqual({ signedMessage: signature, signerAddress: other })
})

test("XP6: encodes a message that looks like base64, and reports the encoded form to the screen", async () => {
  const show = vi.fn<WalletUi["show"]>()
  const signed = wallet.signMessage?.("abcd", { ui: { attached: true, show } })
  const { type, boxed } = await asked()
  expect(boxed).toEqual({ message: "YWJjZA==", opts: {} })
  expect(show.mock.calls).toEqual([[{ kind: "waiting", on: "popup", shows: "YWJjZA==" }]])
  answer(type, { signedMessage: signature, signerAddress: account })
  expect(await signed).toMatchObject({ signedMessage: signature })
})

test("XP2: a greeting that names another session is not taken: what is asked opens with the key of the true one alone [S4.30]", async () => {
  const connected = wallet.getAddress()
  const { searchParams } = await loaded()
  const another = new Uint8Array(32).fill(9)
  const theirs = await boxKey(another, decodeBase64(searchParams.get("public") ?? ""))
  const message = popup.heard()
  greet("another session", theirs, encodeBase64(publicKeyOf(another)))
  // While the first greeting is being opened, nobody listens to the second.
  const answered = message.then(() => true)
  await vi.waitUntil(() => {
    greet()
    return Promise.race([answered, Promise.resolve(false)])
  })
  const { message: sealed, oneTimeCode } = (await message) as Box
  expect(open(key, { message: sealed, oneTimeCode })).toContain("canRequestPublicKey")
  answer("XBULL_CONNECT", { publicKey: account })
  expect(await connected).toEqual({ address: account })
})

test("XP5: an answer before the greeting is refused [S5.29]", async () => {
  const connected = wallet.getAddress()
  await loaded()
  popup.say({ type: "XBULL_CONNECT_RESPONSE", success: false })
  await expect(connected).rejects.toMatchObject({
    kind: "bad-reply",
    code: -1,
    message: "Wallet encryption public key is not provided, request rejected.",
  })
  await vi.waitUntil(() => popup.window.closed)
})

test("XP5: a box that does not open is refused, in the greeting and in the answer [S5.30]", async () => {
  const expected = { kind: "bad-reply", code: -1, message: "Decrypted message is null" }
  const first = wallet.getAddress()
  await loaded()
  greet(session, new Uint8Array(32))
  await expect(first).rejects.toMatchObject(expected)

  const second = wallet.getAddress()
  const { type } = await asked(2)
  key = new Uint8Array(32)
  answer(type, { publicKey: account })
  await expect(second).rejects.toMatchObject(expected)
})

test("XP5: a wallet whose key is none opens no box either", async () => {
  const connected = wallet.getAddress()
  await loaded()
  const none = encodeBase64(new Uint8Array(32))
  popup.say({ type: "XBULL_INITIAL_RESPONSE", ...seal(key, "{}"), publicKey: none })
  await expect(connected).rejects.toMatchObject({ message: "Decrypted message is null" })
})

test("XP4: a refusal closes the window; it may be that the account is not there on that network [S4.35]", async () => {
  const refused = "Request rejected from the wallet"
  const connected = wallet.getAddress()
  const { type } = await asked()
  popup.say({ type: `${type}_RESPONSE`, success: false })
  await expect(connected).rejects.toMatchObject({ kind: "rejected", code: -4, message: refused })
  await vi.waitUntil(() => popup.window.closed)

  const signed = wallet.signTransaction?.("AAAA", { networkPassphrase, address: account })
  await asked(2)
  popup.say({ type: "XBULL_SIGN_RESPONSE", success: false })
  await expect(signed).rejects.toMatchObject({
    kind: "rejected",
    message: `${refused}. If xBull asked nothing, it does not have this account on this network.`,
  })
})

test("XP2 XP5: closed by the person: before it spoke it may have no account; within 1.5 s [S4.36]", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] })
  const connected = wallet.getAddress()
  await loaded()
  popup.window.close()
  vi.advanceTimersByTime(1_500)
  await expect(connected).rejects.toMatchObject({
    kind: "popup-closed",
    code: -4,
    message: expect.stringContaining("If you have no account there yet, make one first."),
  })
})

test("XP5: a window that does not open says so in xBull's words [S8.26]", async () => {
  opened.mockReturnValue(null)
  await expect(wallet.getAddress()).rejects.toMatchObject({
    kind: "popup-blocked",
    message: "xBull Wallet is not open, we can't connect with it",
  })
  opened.mockClear()
})

test("forged answers are ignored: another window, another origin, another type, null, an uninvited greeting", async () => {
  const signed = wallet.signTransaction?.("AAAA", { networkPassphrase })
  const { type } = await asked()
  const box = seal(key, JSON.stringify({ xdr: "EVIL" }))
  const forged = { type: `${type}_RESPONSE`, ...box, publicKey, success: true }
  const forge = (source: Window | null, origin: string): void =>
    void window.dispatchEvent(new MessageEvent("message", { data: forged, origin, source }))
  forge(window, location.origin)
  forge(null, location.origin)
  forge(popup.window, "https://wallet.example")
  popup.say(null)
  greet()
  popup.say({ ...forged, type: "XBULL_CONNECT_RESPONSE" })
  answer(type, { xdr: "TRUE" })
  expect(await signed).toEqual({ signedTxXdr: "TRUE" })
})

test("an answer of another shape is refused", async () => {
  for (const [index, boxed] of [{ xdr: 7 }, null, "TRUE", { publicKey: account }].entries()) {
    const signed = wallet.signTransaction?.("AAAA", { networkPassphrase })
    const { type } = await asked(index + 1)
    answer(type, boxed)
    await expect(signed).rejects.toMatchObject({ kind: "bad-reply" })
  }
})

test("a window that was opened for a call is used, though the extension has come since", async () => {
  const ended = new AbortController()
  const given = wallet.open?.({ signal: ended.signal })
  const notAsked = (): Promise<never> => Promise.reject(new Error("not asked"))
  vi.stubGlobal("xBullSDK", {
    getAddress: notAsked,
    signTransaction: notAsked,
    signMessage: notAsked,
    getNetwork: notAsked,
  })
  expect(wallet.open).toBeUndefined()
  const connected = wallet.getAddress({ opened: given })
  const { type } = await asked()
  answer(type, { publicKey: account })
  expect(await connected).toEqual({ address: account })
  ended.abort()
  vi.unstubAllGlobals()
})
