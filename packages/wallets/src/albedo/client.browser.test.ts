import { encodeAddress, networks, WalletError } from "@alidade/core"
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest"
import { type Popup, popupOf, site, spyOnOpen } from "../../test/popup.js"
import { card } from "./card.js"
import { albedoModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const networkPassphrase = networks.Testnet
const wallet = albedoModule(card, { url: site })

/** Signatures that the real Albedo returned for that account. */
const hello = {
  message: "Hello, World!",
  older:
    "6bd6c5250c44904c49270e4af29ea603635be4ec02425e7b0efb50ea8b2ee2c4be027b7f3e85e6eb8635fc42b6859a9b3d2ffdd2767033bde4b6c1e4d0195907",
  hex: "7cee5d6d885752104c85eea421dfdcb95abf01f1271d11c4bec3fcbd7874dccd6e2e98b97b8eb23b643cac4073bb77de5d07b0710139180ae9f3cbba78f2ba04",
  base64:
    "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
}

type IntentMessage = Record<string, unknown>

let opened: MockInstance<typeof window.open>
let popup: Popup
beforeEach(() => {
  opened = spyOnOpen()
})
afterEach(() => {
  for (const { value } of opened.mock.results) value?.close()
  vi.restoreAllMocks()
})

/** Simulates Albedo until it receives a request: its page loads and posts hello. */
async function receiveRequest(nth = 1): Promise<IntentMessage> {
  popup = popupOf(opened, nth)
  const { pathname } = await popup.loaded()
  expect(pathname).toMatch(/\/confirm$/)
  const request = popup.nextMessage()
  popup.send({ albedo: { protocol: 3 } })
  return (await request) as IntentMessage
}

/** Replies to a request, echoing it like Albedo. */
const answer = (request: IntentMessage, fields: object): void =>
  popup.send({ albedoIntentResult: { ...request, ...fields } })

/** Creates a key pair with the browser's own Ed25519. */
async function keyPair(): Promise<{ address: string; sign(text: string): Promise<string> }> {
  const pair = (await crypto.subtle.generateKey("Ed25519", true, ["sign"])) as CryptoKeyPair
  const publicKey = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey))
  return {
    address: encodeAddress(publicKey),
    // Albedo's own format: over the SHA-256 of the text, in hex.
    async sign(text) {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
      const signature = await crypto.subtle.sign("Ed25519", pair.privateKey, digest)
      return Array.from(new Uint8Array(signature), (byte) =>
        byte.toString(16).padStart(2, "0"),
      ).join("")
    },
  }
}

test("opens a window of 480 by 600 at once, and sends the request to Albedo's confirm page [S3.115 S7.42 S9.5]", async () => {
  const connected = wallet.getAddress()
  const [where, name, features] = opened.mock.calls[0] ?? []
  expect(where).toBe(`${site}/confirm`)
  expect(name).toMatch(/^[0-9a-f]{32}$/)
  expect(features).toContain("width=480,height=600")
  const request = await receiveRequest()
  expect(request).toEqual({
    __reqid: expect.stringMatching(/^[0-9a-f]{32}$/),
    __albedo_intent_version: 3,
    intent: "public_key",
    token: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  expect(request.token).not.toBe(request.__reqid)
  answer(request, { error: { code: -4, message: "no" } })
  await expect(connected).rejects.toMatchObject({ kind: "rejected" })
})

test("AL10: an address that signed the token is proven, and the window closes", async () => {
  const { address, sign } = await keyPair()
  const connected = wallet.getAddress()
  const request = await receiveRequest()
  answer(request, { pubkey: address, signature: await sign(`${address}:${request.token}`) })
  expect(await connected).toEqual({ address, proven: true })
  await vi.waitUntil(() => popup.window.closed)
})

test("AL10: rejects a signature of another token or by another account", async () => {
  const { address, sign } = await keyPair()
  for (const [nth, pubkey, text] of [
    [1, address, `${address}:another token`],
    [2, account, `${account}:TOKEN`],
  ] as const) {
    const connected = wallet.getAddress()
    const request = await receiveRequest(nth)
    const signature = await sign(text.replace("TOKEN", String(request.token)))
    answer(request, { pubkey, signature })
    await expect(connected).rejects.toMatchObject({ kind: "bad-signature", code: -1 })
  }
})

test("rejects an address with a wrong checksum", async () => {
  const connected = wallet.getAddress()
  answer(await receiveRequest(), { pubkey: account.replace("GB", "GC"), signature: hello.older })
  await expect(connected).rejects.toMatchObject({ kind: "bad-reply" })
})

test("signTransaction names the network and the account, and returns SEP-43's fields [S3.17 S3.18 S3.117 S3.124 S3.125 S3.126 S3.138]", async () => {
  const cases = [
    [networks.Testnet, "testnet"],
    [networks.Public, "public"],
  ] as const
  for (const [index, [networkPassphrase, network]] of cases.entries()) {
    const signed = wallet.signTransaction?.("AAAA", { networkPassphrase, address: account })
    const request = await receiveRequest(index + 1)
    expect(request).toMatchObject({ intent: "tx", xdr: "AAAA", network, pubkey: account })
    expect(request).not.toHaveProperty("submit")
    answer(request, { signed_envelope_xdr: "BBBB", tx_hash: "00", pubkey: other })
    expect(await signed).toEqual({ signedTxXdr: "BBBB", signerAddress: other })
  }
})

test("without an account, the user chooses one", async () => {
  const signed = wallet.signTransaction?.("AAAA", { networkPassphrase })
  const request = await receiveRequest()
  expect(request).not.toHaveProperty("pubkey")
  answer(request, { signed_envelope_xdr: "BBBB", pubkey: account })
  expect(await signed).toMatchObject({ signerAddress: account })
})

test("signMessage returns the SEP-53 signature in base64, as in the test vector [S3.22 S3.23 S3.116]", async () => {
  const signed = wallet.signMessage?.(hello.message, { address: account })
  const request = await receiveRequest()
  expect(request).toMatchObject({
    intent: "sign_message",
    message: hello.message,
    pubkey: account,
  })
  answer(request, {
    pubkey: account,
    signed_message: `${account}:${hello.message}`,
    message_signature: hello.older,
    signedMessage: hello.hex,
    signerAddress: account,
  })
  expect(await signed).toEqual({ signedMessage: hello.base64, signerAddress: account })
})

test("AL10: distinguishes an older Albedo's valid signature from an invalid one", async () => {
  const older = { pubkey: account, message_signature: hello.older }
  const cases = [
    [hello.message, { kind: "outdated", message: expect.stringContaining("Update Albedo.") }],
    ["Another message", { kind: "bad-signature" }],
  ] as const
  for (const [index, [message, expected]] of cases.entries()) {
    const signed = wallet.signMessage?.(message)
    answer(await receiveRequest(index + 1), older)
    await expect(signed).rejects.toMatchObject(expected)
  }
})

test("AL3: a failure has the specification's message, Albedo's ext and the original error as cause [S8.14]", async () => {
  const signed = wallet.signTransaction?.("AAAA", { networkPassphrase })
  const error = { code: -3, message: "Invalid.", ext: 'Invalid "xdr" parameter.' }
  answer(await receiveRequest(), { error })
  await expect(signed).rejects.toMatchObject({
    kind: "bad-request",
    code: -3,
    message: "Intent request is invalid.",
    ext: error.ext,
    cause: error,
  })
  await vi.waitUntil(() => popup.window.closed)
})

test("AL1: closes the window without sending a request if the protocol is older [S4.46]", async () => {
  const connected = wallet.getAddress()
  popup = popupOf(opened)
  await popup.loaded()
  const posted = vi.spyOn(popup.window, "postMessage")
  popup.send({ albedo: { protocol: 2 } })
  await expect(connected).rejects.toMatchObject({
    kind: "outdated",
    code: -1,
    message: expect.stringContaining("version 2"),
  })
  expect(posted).not.toHaveBeenCalled()
  await vi.waitUntil(() => popup.window.closed)
})

test("AL1: sends the usual request if the protocol is newer", async () => {
  const signed = wallet.signTransaction?.("AAAA", { networkPassphrase })
  popup = popupOf(opened)
  await popup.loaded()
  const request = popup.nextMessage()
  popup.send({ albedo: { protocol: 4 } })
  answer((await request) as IntentMessage, { signed_envelope_xdr: "BBBB", pubkey: account })
  expect(await signed).toMatchObject({ signedTxXdr: "BBBB" })
})

test("ignores replies from another window or origin, with another id, and null", async () => {
  const signed = wallet.signTransaction?.("AAAA", { networkPassphrase })
  const request = await receiveRequest()
  const forged = { albedoIntentResult: { ...request, signed_envelope_xdr: "EVIL", pubkey: other } }
  const forge = (source: Window | null, origin: string): void =>
    void window.dispatchEvent(new MessageEvent("message", { data: forged, origin, source }))
  forge(window, location.origin)
  forge(null, location.origin)
  forge(popup.window, "https://albedo.link.example")
  popup.send(null)
  popup.send({ albedoIntentResult: { ...forged.albedoIntentResult, __reqid: "another" } })
  answer(request, { signed_envelope_xdr: "TRUE", pubkey: account })
  expect(await signed).toMatchObject({ signedTxXdr: "TRUE" })
})

test("rejects a reply of another shape", async () => {
  const signed = wallet.signTransaction?.("AAAA", { networkPassphrase })
  answer(await receiveRequest(), { signed_envelope_xdr: { evil: true }, pubkey: account })
  await expect(signed).rejects.toMatchObject({ kind: "bad-reply" })
})

test("AL8: rejects an invalid account before sending a request", async () => {
  const signed = wallet.signMessage?.("hello", { address: "me" })
  popup = popupOf(opened)
  await expect(signed).rejects.toMatchObject({
    code: -3,
    ext: 'Invalid "pubkey" parameter. Stellar account public key expected.',
  })
  await vi.waitUntil(() => popup.window.closed)
})

test("uses a hello that arrived before the call", async () => {
  const controller = new AbortController()
  const shown = wallet.open?.({ signal: controller.signal })
  popup = popupOf(opened)
  await popup.loaded()
  const hello = new Promise((resolve) => window.addEventListener("message", resolve))
  popup.send({ albedo: { protocol: 3 } })
  await hello
  const received = popup.nextMessage()
  const signed = wallet.signTransaction?.("BBBB", { networkPassphrase, opened: shown })
  const request = (await received) as IntentMessage
  expect(request).toMatchObject({ xdr: "BBBB" })
  answer(request, { signed_envelope_xdr: "BBBB", pubkey: account })
  expect(await signed).toMatchObject({ signedTxXdr: "BBBB" })
})

test("an abort closes the window and rejects with the abort reason", async () => {
  const controller = new AbortController()
  const signed = wallet.signMessage?.("hello", { signal: controller.signal })
  await receiveRequest()
  const reason = new WalletError("wrong-account", "The account changed.")
  controller.abort(reason)
  await expect(signed).rejects.toBe(reason)
  await vi.waitUntil(() => popup.window.closed)
})

// Keep this test last: verification remembers which algorithms this browser lacks.
test("an address is not proven if the browser can't verify Ed25519", async () => {
  const { address, sign } = await keyPair()
  vi.spyOn(crypto.subtle, "importKey").mockRejectedValue(new DOMException("", "NotSupportedError"))
  const connected = wallet.getAddress()
  const request = await receiveRequest()
  answer(request, { pubkey: address, signature: await sign(`${address}:${request.token}`) })
  expect(await connected).toEqual({ address, proven: false })
})
