import { afterEach, describe, expect, test, vi } from "vitest"
import { boxKey, open, seal } from "./box.js"
import { publicKeyOf } from "./public-key.js"
import { x25519 } from "./x25519.js"

/** Vectors on which two NaCl libraries agree. */
const page = {
  secret: new Uint8Array(32).fill(1),
  publicKey: "pOCSkrZRwni5dyxWn1+puxPZBrRqtoyd+dwrRAn4ogk=",
}
const wallet = {
  secret: new Uint8Array(32).fill(2),
  publicKey: "zo060cy2M+x7cMF4FKXHbs0CloUFDTRHRboFhw5YfVk=",
}
const shared = "2ed76ab549b1e73c031eb49c9448f0798aea81b698279a0c3dc3e49fbfc4b953"
const key = "18a99320f3488fa18a04239715d8ee738065e65c3d4b2898522d6c3d4ead588c"
const nonce = new Uint8Array(24).fill(3)
const oneTimeCode = "AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMD"
const boxes = [
  {
    text: '{"providedSession":"+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7","walletSession":"BQUFBQUFBQUFBQUFBQUFBQ=="}',
    message:
      "iaiRgT1fcY9F4sU/h4ZIVJgJD31EYFPKQWR1EgnZqZSkeJqXQzt80310xXFZSgwEObWygynH15hwGjMoN/BY0ju1otQVbGzkRz7jlmwbuF5Hj3OdtKizJgKkFji1ArbIznPXydBpQKFfLn9bf3soE4E=",
  },
  {
    text: '{"canRequestPublicKey":true,"canRequestSign":true}',
    message:
      "8s4/d3uaONqp5UiHQloVh5gJHG5FRF/fUWVVAyrfopejOevQETYwkCQu1mpQBhtdQP+1wWeb1fwyUis9JqtckHXn",
  },
]

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64")
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex")
const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, "base64"))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** How a browser computes X25519. */
const implementations: [string, () => void][] = [
  ["with WebCrypto", () => {}],
  [
    "with the library, if WebCrypto does not support it",
    () => {
      const error = new DOMException("", "NotSupportedError")
      vi.spyOn(crypto.subtle, "importKey").mockRejectedValue(error)
    },
  ],
  [
    "with the library, on a page over plain http without WebCrypto",
    () => vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) }),
  ],
]

describe.each(implementations)("X25519 %s", (_, arrange) => {
  test("returns the vectors' public keys, secret and box key, from both sides", async () => {
    arrange()
    expect(base64(publicKeyOf(page.secret))).toBe(page.publicKey)
    expect(base64(publicKeyOf(wallet.secret))).toBe(wallet.publicKey)
    expect(hex(await x25519(page.secret, bytes(wallet.publicKey)))).toBe(shared)
    expect(hex(await boxKey(page.secret, bytes(wallet.publicKey)))).toBe(key)
    expect(hex(await boxKey(wallet.secret, bytes(page.publicKey)))).toBe(key)
  })

  test("rejects points of small order", async () => {
    arrange()
    for (const point of [new Uint8Array(32), Uint8Array.of(1, ...new Uint8Array(31))]) {
      await expect(x25519(page.secret, point)).rejects.toThrow()
    }
  })
})

test("WebCrypto and the library agree on random keys", async () => {
  const secrets = [1, 2].map(() => crypto.getRandomValues(new Uint8Array(32)))
  const [a, b] = secrets as [Uint8Array, Uint8Array]
  const inWebCrypto = await x25519(a, publicKeyOf(b))
  vi.stubGlobal("crypto", {})
  expect(hex(await x25519(b, publicKeyOf(a)))).toBe(hex(inWebCrypto))
})

test("seals and opens the vectors' boxes", () => {
  const boxKey = Uint8Array.from(Buffer.from(key, "hex"))
  for (const { text, message } of boxes) {
    expect(seal(boxKey, text, nonce)).toEqual({ message, oneTimeCode })
    expect(open(boxKey, { message, oneTimeCode })).toBe(text)
  }
})

test("every box has its own nonce of 24 bytes [S9.12]", () => {
  const codes = Array.from({ length: 100 }, () => seal(new Uint8Array(32), "").oneTimeCode)
  expect(new Set(codes).size).toBe(100)
  expect(codes.every((code) => bytes(code).length === 24)).toBe(true)
})

test("does not open a box that was modified, is for another key, or holds no text", () => {
  const own = Uint8Array.from(Buffer.from(key, "hex"))
  const sealed = seal(own, "hello")
  expect(open(own, sealed)).toBe("hello")
  const touched = bytes(sealed.message)
  touched[20]! ^= 1
  for (const box of [
    { ...sealed, message: base64(touched) },
    { ...sealed, message: base64(bytes(sealed.message).subarray(0, 10)) },
    { ...sealed, message: "" },
    { ...sealed, message: "not base64" },
    { ...sealed, oneTimeCode },
    { ...sealed, oneTimeCode: "AAAA" },
  ]) {
    expect(open(own, box)).toBeUndefined()
  }
  expect(open(new Uint8Array(32), sealed)).toBeUndefined()
})
