import { networks, type WalletUi } from "@alidade/core"
import { decodeBase64, encodeBase64 } from "@alidade/core/encoding"
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest"
import { type Popup, popupOf, site, spyOnOpen } from "../../test/popup.js"
import { type Box, boxKey, open, seal } from "./box.js"
import { card } from "./card.js"
import { xbullModule } from "./module.js"
import { publicKeyOf } from "./public-key.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const signature = `${"A".repeat(86)}==`
const networkPassphrase = networks.Testnet
const wallet = xbullModule(card, { url: `${site}/confirm?lang=en` })

/** The wallet's secret in the vectors. */
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

/** Waits until the wallet's page is loaded, and takes the page's key and session from its address. */
async function loaded(nth = 1): Promise<URL> {
  popup = popupOf(opened, nth)
  const url = await popup.loaded()
  session = url.searchParams.get("session") ?? ""
  key = await boxKey(secret, decodeBase64(url.searchParams.get("public") ?? ""))
  return url
}

/** Sends xBull's greeting, with a box that names this session. */
function sendGreeting(
  providedSession: string = session,
  boxed: Uint8Array = key,
  sentKey: string = publicKey,
) {
  const text = JSON.stringify({ providedSession, walletSession: "BQUFBQUFBQUFBQUFBQUFBQ==" })
  popup.send({ type: "XBULL_INITIAL_RESPONSE", ...seal(boxed, text), publicKey: sentKey })
}

/** Simulates xBull until it receives the request, and opens the request's box. */
async function untilRequested(nth = 1): Promise<{ type: string; boxed: unknown }> {
  await loaded(nth)
  const message = popup.nextMessage()
  sendGreeting()
  const { type, ...box } = (await message) as { type: string } & Box
  return { type, boxed: JSON.parse(open(key, box) ?? "null") }
}

const answer = (type: string, boxed: unknown): void =>
  popup.send({
    type: `${type}_RESPONSE`,
    ...seal(key, JSON.stringify(boxed)),
    publicKey,
    success: true,
  })

test("XP1: opens a window of 380 by 640 at 100, 100 at once, and passes a key and a session [S7.36 S7.37 S9.6]", async () => {
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

test("XP1: every window has its own key and session", async () => {
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

test("XP3: requests both permissions in a box on connect, and closes the window [S4.31 S4.33 S4.34 S6.5 S6.6 S7.38]", async () => {
  const connected = wallet.getAddress()
  const { type, boxed } = await untilRequested()
  expect(type).toBe("XBULL_CONNECT")
  expect(boxed).toEqual({ canRequestPublicKey: true, canRequestSign: true })
  answer(type, { publicKey: account })
  expect(await connected).toEqual({ address: account })
  await vi.waitUntil(() => popup.window.closed)
})

test("XP3: requests a transaction in a box, with account and network [S3.17 S4.32]", async () => {
  const signed = wallet.signTransaction?.("AAAA", { networkPassphrase, address: account })
  const { type, boxed } = await untilRequested()
  expect(type).toBe("XBULL_SIGN")
  expect(boxed).toEqual({ xdr: "AAAA", publicKey: account, network: networkPassphrase })
  answer(type, { xdr: "BBBB" })
  expect(await signed).toEqual({ signedTxXdr: "BBBB" })
})

test("XP3: requests a message in a box, and reports its signer [S3.22 S3.23]", async () => {
  const signed = wallet.signMessage?.("Hello, World!", { networkPassphrase, address: account })
  const { type, boxed } = await untilRequested()
  expect(type).toBe("XBULL_SIGN_MESSAGE")
  const opts = { networkPassphrase, address: account }
  expect(boxed).toEqual({ message: "Hello, World!", opts })
  answer(type, { signedMessage: signature, signerAddress: other, message: "x", fullMessage: "y" })
  expect(await signed).toEqual({ signedMessage: signature, signerAddress: other })
})

test("XP6: encodes a message that looks like base64, and reports the encoded form to the screen", async () => {
  const show = vi.fn<WalletUi["show"]>()
  const signed = wallet.signMessage?.("abcd", { ui: { attached: true, show } })
  const { type, boxed } = await untilRequested()
  expect(boxed).toEqual({ message: "YWJjZA==", opts: {} })
  expect(show.mock.calls).toEqual([[{ kind: "waiting", on: "popup", shows: "YWJjZA==" }]])
  answer(type, { signedMessage: signature, signerAddress: account })
  expect(await signed).toMatchObject({ signedMessage: signature })
})

test("XP2: ignores a greeting that names another session, and encrypts only for the true one [S4.30]", async () => {
  const connected = wallet.getAddress()
  const { searchParams } = await loaded()
  const another = new Uint8Array(32).fill(9)
  const otherKey = await boxKey(another, decodeBase64(searchParams.get("public") ?? ""))
  const message = popup.nextMessage()
  sendGreeting("another session", otherKey, encodeBase64(publicKeyOf(another)))
  // While the first greeting is being decrypted, a second one is not received.
  const answered = message.then(() => true)
  await vi.waitUntil(() => {
    sendGreeting()
    return Promise.race([answered, Promise.resolve(false)])
  })
  const { message: sealed, oneTimeCode } = (await message) as Box
  expect(open(key, { message: sealed, oneTimeCode })).toContain("canRequestPublicKey")
  answer("XBULL_CONNECT", { publicKey: account })
  expect(await connected).toEqual({ address: account })
})

test("XP5: rejects a reply before the greeting [S5.29]", async () => {
  const connected = wallet.getAddress()
  await loaded()
  popup.send({ type: "XBULL_CONNECT_RESPONSE", success: false })
  await expect(connected).rejects.toMatchObject({
    kind: "bad-reply",
    code: -1,
    message: "Wallet encryption public key is not provided, request rejected.",
  })
  await vi.waitUntil(() => popup.window.closed)
})

test("XP5: rejects a box that does not open, in the greeting and in the reply [S5.30]", async () => {
  const expected = { kind: "bad-reply", code: -1, message: "Decrypted message is null" }
  const first = wallet.getAddress()
  await loaded()
  sendGreeting(session, new Uint8Array(32))
  await expect(first).rejects.toMatchObject(expected)

  const second = wallet.getAddress()
  const { type } = await untilRequested(2)
  key = new Uint8Array(32)
  answer(type, { publicKey: account })
  await expect(second).rejects.toMatchObject(expected)
})

test("XP5: an invalid key of the wallet fails to decrypt", async () => {
  const connected = wallet.getAddress()
  await loaded()
  const none = encodeBase64(new Uint8Array(32))
  popup.send({ type: "XBULL_INITIAL_RESPONSE", ...seal(key, "{}"), publicKey: none })
  await expect(connected).rejects.toMatchObject({ message: "Decrypted message is null" })
})

test("XP4: closes the window on a rejection, and names the likely cause [S4.35]", async () => {
  const refused = "Request rejected from the wallet"
  const connected = wallet.getAddress()
  const { type } = await untilRequested()
  popup.send({ type: `${type}_RESPONSE`, success: false })
  await expect(connected).rejects.toMatchObject({ kind: "rejected", code: -4, message: refused })
  await vi.waitUntil(() => popup.window.closed)

  const signed = wallet.signTransaction?.("AAAA", { networkPassphrase, address: account })
  await untilRequested(2)
  popup.send({ type: "XBULL_SIGN_RESPONSE", success: false })
  await expect(signed).rejects.toMatchObject({
    kind: "rejected",
    message: `${refused}. If xBull asked nothing, it does not have this account on this network.`,
  })
})

test("XP2 XP5: reports a window that the user closed within 1.5 s, with a hint before the greeting [S4.36]", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] })
  const connected = wallet.getAddress()
  await loaded()
  popup.window.close()
  vi.advanceTimersByTime(1_500)
  await expect(connected).rejects.toMatchObject({
    kind: "popup-closed",
    code: -4,
    message: expect.stringContaining("No account in xBull yet? Create one there first."),
  })
})

test("XP5: reports a window that does not open with xBull's text [S8.26]", async () => {
  opened.mockReturnValue(null)
  await expect(wallet.getAddress()).rejects.toMatchObject({
    kind: "popup-blocked",
    message: "xBull Wallet is not open, we can't connect with it",
  })
  opened.mockClear()
})

test("ignores forged replies: another window, origin or type, null, or an unexpected greeting", async () => {
  const signed = wallet.signTransaction?.("AAAA", { networkPassphrase })
  const { type } = await untilRequested()
  const box = seal(key, JSON.stringify({ xdr: "EVIL" }))
  const forged = { type: `${type}_RESPONSE`, ...box, publicKey, success: true }
  const forge = (source: Window | null, origin: string): void =>
    void window.dispatchEvent(new MessageEvent("message", { data: forged, origin, source }))
  forge(window, location.origin)
  forge(null, location.origin)
  forge(popup.window, "https://wallet.example")
  popup.send(null)
  sendGreeting()
  popup.send({ ...forged, type: "XBULL_CONNECT_RESPONSE" })
  answer(type, { xdr: "TRUE" })
  expect(await signed).toEqual({ signedTxXdr: "TRUE" })
})

test("rejects a reply of another shape", async () => {
  for (const [index, boxed] of [{ xdr: 7 }, null, "TRUE", { publicKey: account }].entries()) {
    const signed = wallet.signTransaction?.("AAAA", { networkPassphrase })
    const { type } = await untilRequested(index + 1)
    answer(type, boxed)
    await expect(signed).rejects.toMatchObject({ kind: "bad-reply" })
  }
})

test("uses a window that was already opened, even if the extension has appeared since", async () => {
  const ended = new AbortController()
  const given = wallet.open?.({ signal: ended.signal })
  const notCalled = (): Promise<never> => Promise.reject(new Error("not asked"))
  vi.stubGlobal("xBullSDK", {
    getAddress: notCalled,
    signTransaction: notCalled,
    signMessage: notCalled,
    getNetwork: notCalled,
  })
  expect(wallet.open).toBeUndefined()
  const connected = wallet.getAddress({ opened: given })
  const { type } = await untilRequested()
  answer(type, { publicKey: account })
  expect(await connected).toEqual({ address: account })
  ended.abort()
  vi.unstubAllGlobals()
})
