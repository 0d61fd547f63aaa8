import { encodeAddress, networks, WalletError } from "@alidade/core"
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest"
import { type Popup, popupOf, site, spyOnOpen } from "../../test/popup.js"
import { albedoModule } from "./module.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const other = "GDAHPZ2NSYIIHZXM56Y36SBVTV5QKFIZGYMMBHOU53ETUSWTP62B63EQ"
const networkPassphrase = networks.Testnet
const wallet = albedoModule({ url: site })

/** What the real Albedo answered, by that account. */
const hello = {
  message: "Hello, World!",
  older:
    "6bd6c5250c44904c49270e4af29ea603635be4ec02425e7b0efb50ea8b2ee2c4be027b7f3e85e6eb8635fc42b6859a9b3d2ffdd2767033bde4b6c1e4d0195907",
  hex: "7cee5d6d885752104c85eea421dfdcb95abf01f1271d11c4bec3fcbd7874dccd6e2e98b97b8eb23b643cac4073bb77de5d07b0710139180ae9f3cbba78f2ba04",
  base64:
    "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
}

type Asked = Record<string, unknown>

let opened: MockInstance<typeof window.open>
let popup: Popup
beforeEach(() => {
  opened = spyOnOpen()
})
afterEach(() => {
  for (const { value } of opened.mock.results) value?.close()
  vi.restoreAllMocks()
})

/** Plays Albedo up to its question: its page loads, says hello, and is asked. */
async function asked(nth = 1): Promise<Asked> {
  popup = popupOf(opened, nth)
  const { pathname } = await popup.loaded()
  expect(pathname).toMatch(/\/confirm$/)
  const request = popup.heard()
  popup.say({ albedo: { protocol: 3 } })
  return (await request) as Asked
}

/** Answers a question, echoing it as Albedo does. */
const answer = (request: Asked, fields: object): void =>
  popup.say({ albedoIntentResult: { ...request, ...fields } })

/** A key pair of this test, by the browser's own Ed25519. */
async function keyPair(): Promise<{ address: string; sign(text: string): Promise<string> }> {
  const pair = (await crypto.subtle.generateKey("Ed25519", true, ["sign"])) as CryptoKeyPair
  const publicKey = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey))
  return {
    address: encodeAddress(publicKey),
    // Albedo's own form: over sha256 of the text, in hex.
    async sign(text) {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
      const signature = await crypto.subtle.sign("Ed25519", pair.privateKey, digest)
      return Array.from(new Uint8Array(signature), (byte) =>
        byte.toString(16).padStart(2, "0"),
      ).join("")
    },
  }
}

test("a window of 480 by 600 opens at once, and Albedo is asked on its confirm page [S3.115 S7.42 S9.5]", async () => {
  const connected = wallet.getAddress()
  const [where, name, features] = opened.mock.calls[0] ?? []
  expect(where).toBe(`${site}/confirm`)
  expect(name).toMatch(/^[0-9a-f]{32}$/)
  expect(features).toContain("width=480,height=600")
  const request = await asked()
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
  const request = await asked()
  answer(request, { pubkey: address, signature: await sign(`${address}:${request.token}`) })
  expect(await connected).toEqual({ address, proven: true })
  await vi.waitUntil(() => popup.window.closed)
})

test("AL10: an address that signed another token, or whose token another account signed, is refused", async () => {
  const { address, sign } = await keyPair()
  for (const [nth, pubkey, text] of [
    [1, address, `${address}:another token`],
    [2, account, `${account}:TOKEN`],
  ] as const) {
    const connected = wallet.getAddress()
    const request = await asked(nth)
    const signature = await sign(text.replace("TOKEN", String(request.token)))
    answer(request, { pubkey, signature })
    await expect(connected).rejects.toMatchObject({ kind: "bad-signature", code: -1 })
  }
})

test("an address with a wrong checksum is no answer", async () => {
  const connected = wallet.getAddress()
  answer(await asked(), { pubkey: account.replace("GB", "GC"), signature: hello.older })
  await expect(connected).rejects.toMatchObject({ kind: "bad-reply" })
})

test("a transaction is asked for by network and account, and comes back under SEP-43's names [S3.17 S3.18 S3.117 S3.124 S3.125 S3.126 S3.138]", async () => {
  const cases = [
    [networks.Testnet, "testnet"],
    [networks.Public, "public"],
  ] as const
  for (const [index, [networkPassphrase, network]] of cases.entries()) {
    const signed = wallet.signTransaction?.("AAAA", { networkPassphrase, address: account })
    const request = await asked(index + 1)
    expect(request).toMatchObject({ intent: "tx", xdr: "AAAA", network, pubkey: account })
    expect(request).not.toHaveProperty("submit")
    answer(request, { signed_envelope_xdr: "BBBB", tx_hash: "00", pubkey: other })
    expect(await signed).toEqual({ signedTxXdr: "BBBB", signerAddress: other })
  }
})

test("without an account the person chooses", async () => {
  const signed = wallet.signTransaction?.("AAAA", { networkPassphrase })
  const request = await asked()
  expect(request).not.toHaveProperty("pubkey")
  answer(request, { signed_envelope_xdr: "BBBB", pubkey: account })
  expect(await signed).toMatchObject({ signerAddress: account })
})

test("a message comes back with its SEP-53 signature in base64, as the vector has it [S3.22 S3.23 S3.116]", async () => {
  const signed = wallet.signMessage?.(hello.message, { address: account })
  const request = await asked()
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

test("AL10: an older Albedo's own signature verifies, and is told from a false one", async () => {
  const older = { pubkey: account, message_signature: hello.older }
  const cases = [
    [hello.message, { kind: "outdated", message: expect.stringContaining("Update Albedo.") }],
    ["Another message", { kind: "bad-signature" }],
  ] as const
  for (const [index, [message, expected]] of cases.entries()) {
    const signed = wallet.signMessage?.(message)
    answer(await asked(index + 1), older)
    await expect(signed).rejects.toMatchObject(expected)
  }
})

test("AL3: a failure arrives with the catalogue's words, Albedo's ext and its own error [S8.14]", async () => {
  const signed = wallet.signTransaction?.("AAAA", { networkPassphrase })
  const error = { code: -3, message: "Invalid.", ext: 'Invalid "xdr" parameter.' }
  answer(await asked(), { error })
  await expect(signed).rejects.toMatchObject({
    kind: "bad-request",
    code: -3,
    message: "Intent request is invalid.",
    ext: error.ext,
    cause: error,
  })
  await vi.waitUntil(() => popup.window.closed)
})

test("AL1: an older protocol closes the window, and nothing is asked [S4.46]", async () => {
  const connected = wallet.getAddress()
  popup = popupOf(opened)
  await popup.loaded()
  const posted = vi.spyOn(popup.window, "postMessage")
  popup.say({ albedo: { protocol: 2 } })
  await expect(connected).rejects.toMatchObject({
    kind: "outdated",
    code: -1,
    message: expect.stringContaining("version 2"),
  })
  expect(posted).not.toHaveBeenCalled()
  await vi.waitUntil(() => popup.window.closed)
})

test("AL1: a newer protocol is spoken to as ever", async () => {
  const signed = wallet.signTransaction?.("AAAA", { networkPassphrase })
  popup = popupOf(opened)
  await popup.loaded()
  const request = popup.heard()
  popup.say({ albedo: { protocol: 4 } })
  answer((await request) as Asked, { signed_envelope_xdr: "BBBB", pubkey: account })
  expect(await signed).toMatchObject({ signedTxXdr: "BBBB" })
})

test("forged replies are ignored: another window, another origin, another id, null", async () => {
  const signed = wallet.signTransaction?.("AAAA", { networkPassphrase })
  const request = await asked()
  const forged = { albedoIntentResult: { ...request, signed_envelope_xdr: "EVIL", pubkey: other } }
  const forge = (source: Window | null, origin: string): void =>
    void window.dispatchEvent(new MessageEvent("message", { data: forged, origin, source }))
  forge(window, location.origin)
  forge(null, location.origin)
  forge(popup.window, "https://albedo.link.example")
  popup.say(null)
  popup.say({ albedoIntentResult: { ...forged.albedoIntentResult, __reqid: "another" } })
  answer(request, { signed_envelope_xdr: "TRUE", pubkey: account })
  expect(await signed).toMatchObject({ signedTxXdr: "TRUE" })
})

test("a reply of another shape is refused", async () => {
  const signed = wallet.signTransaction?.("AAAA", { networkPassphrase })
  answer(await asked(), { signed_envelope_xdr: { evil: true }, pubkey: account })
  await expect(signed).rejects.toMatchObject({ kind: "bad-reply" })
})

test("AL8: an account that is none is refused before anything is sent", async () => {
  const signed = wallet.signMessage?.("hello", { address: "me" })
  popup = popupOf(opened)
  await expect(signed).rejects.toMatchObject({
    code: -3,
    ext: 'Invalid "pubkey" parameter. Stellar account public key expected.',
  })
  await vi.waitUntil(() => popup.window.closed)
})

test("a page that spoke before the wallet was asked is heard when it is", async () => {
  const controller = new AbortController()
  const shown = wallet.open?.({ signal: controller.signal })
  popup = popupOf(opened)
  await popup.loaded()
  const hello = new Promise((resolve) => window.addEventListener("message", resolve))
  popup.say({ albedo: { protocol: 3 } })
  await hello
  const heard = popup.heard()
  const signed = wallet.signTransaction?.("BBBB", { networkPassphrase, opened: shown })
  const request = (await heard) as Asked
  expect(request).toMatchObject({ xdr: "BBBB" })
  answer(request, { signed_envelope_xdr: "BBBB", pubkey: account })
  expect(await signed).toMatchObject({ signedTxXdr: "BBBB" })
})

test("an abort closes the window, with the reason's own words", async () => {
  const controller = new AbortController()
  const signed = wallet.signMessage?.("hello", { signal: controller.signal })
  await asked()
  const reason = new WalletError("wrong-account", "The account changed.")
  controller.abort(reason)
  await expect(signed).rejects.toBe(reason)
  await vi.waitUntil(() => popup.window.closed)
})

// The last one: verification remembers what this browser does not know.
test("where the browser cannot check it, the address is only what Albedo says", async () => {
  const { address, sign } = await keyPair()
  vi.spyOn(crypto.subtle, "importKey").mockRejectedValue(new DOMException("", "NotSupportedError"))
  const connected = wallet.getAddress()
  const request = await asked()
  answer(request, { pubkey: address, signature: await sign(`${address}:${request.token}`) })
  expect(await connected).toEqual({ address, proven: false })
})
