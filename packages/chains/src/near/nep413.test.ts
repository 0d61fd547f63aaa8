import { KeyPair, KeyPairSigner } from "near-api-js"
import { describe, expect, test } from "vitest"
import {
  encodeMessage,
  hashMessage,
  type MessageRequest,
  NEP413_TAG,
  type SignedMessage,
  verifySignedMessage,
} from "./nep413.js"

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex")
const publicKey = "ed25519:GmaDrppBC7P5ARKV8g3djiwP89vz1jLK23V2GBjuAEGB"
const plain: MessageRequest = {
  message: "Hello, World!",
  nonce: Uint8Array.from({ length: 32 }, (_, index) => index),
  recipient: "alidade.example",
}
const withCallback: MessageRequest = { ...plain, callbackUrl: "https://alidade.example/cb" }
const signed: SignedMessage = {
  publicKey,
  signature:
    "DENvt+deEzDwSOy3UivrozzaPwua1ENpmSVMEZ4S/vEfnVVEmEp0yCclt/fzmp8OCjIRrEf3tLuBg72WdMpCDQ==",
}
const signedWithCallback: SignedMessage = {
  publicKey,
  signature:
    "27bzyL6CGakN8up/vB2iKlYWgwjROoQCI757Lp2zU88HRdniKkj5Ma10CfALQivUQvWzRy3oY7Kz+udz8LeDBA==",
}

describe("the payload", () => {
  test("begins with the tag 2147484061 as four bytes, lowest first [S3.96]", () => {
    expect(NEP413_TAG).toBe(2147484061)
    expect(hex(encodeMessage(plain).slice(0, 4))).toBe("9d010080")
  })

  test("contains the message after its length [S3.97]", () => {
    expect(hex(encodeMessage(plain).slice(4, 21))).toBe("0d00000048656c6c6f2c20576f726c6421")
  })

  test("contains a nonce of exactly 32 bytes [S3.98]", () => {
    expect(encodeMessage(plain).slice(21, 53)).toEqual(plain.nonce)
    for (const nonce of [new Uint8Array(31), new Uint8Array(33), [...plain.nonce], "x", null]) {
      expect(() => encodeMessage({ ...plain, nonce: nonce as Uint8Array })).toThrow(
        expect.objectContaining({ kind: "bad-request", message: expect.stringContaining("32") }),
      )
    }
  })

  test("contains the recipient after its length [S3.99]", () => {
    expect(hex(encodeMessage(plain).slice(53, 72))).toBe("0f000000616c69646164652e6578616d706c65")
  })

  test("ends with the callback URL, or with 0 without one [S3.100]", () => {
    expect(hex(encodeMessage(plain).slice(72))).toBe("00")
    expect(hex(encodeMessage(withCallback).slice(72))).toBe(
      "011a00000068747470733a2f2f616c69646164652e6578616d706c652f6362",
    )
  })

  test("matches the test vectors, and so do the hashes", () => {
    expect(hex(encodeMessage(plain))).toBe(
      "9d0100800d00000048656c6c6f2c20576f726c6421000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f0f000000616c69646164652e6578616d706c6500",
    )
    expect(hex(hashMessage(plain))).toBe(
      "94cacbc4474bcc6ea5ee2ced80c91d0abf048e602eba679696bd3ea7a2f00942",
    )
    expect(hex(hashMessage(withCallback))).toBe(
      "2ec85647ac06d95353fbc2b3abf588ea95991d9a1c9e7349e5a0bb1741d85fd6",
    )
  })

  test.each([
    ["no request", null],
    ["a message that is not a string", { ...plain, message: 7 }],
    ["a recipient that is not a string", { ...plain, recipient: {} }],
    ["a callback that is not a string", { ...plain, callbackUrl: 7 }],
  ])("rejects %s with a typed error", (_, request) => {
    expect(() => encodeMessage(request as MessageRequest)).toThrow(
      expect.objectContaining({ kind: "bad-request" }),
    )
  })
})

describe("the signature check", () => {
  test("accepts the test vectors, with and without a callback [S5.31]", () => {
    expect(verifySignedMessage(plain, signed)).toBe(true)
    expect(verifySignedMessage(withCallback, signedWithCallback)).toBe(true)
    const bytes = { ...signed, signature: Buffer.from(signed.signature as string, "base64") }
    expect(verifySignedMessage(plain, bytes)).toBe(true)
  })

  test.each(["ed25519", "secp256k1"] as const)(
    "accepts signatures of the ecosystem's own library on both curves [S5.31 S5.32]: %s",
    async (curve) => {
      const signer = new KeyPairSigner(KeyPair.fromRandom(curve))
      for (const request of [plain, withCallback, { ...plain, message: "こんにちは 🌍\u0000" }]) {
        const { signature, publicKey: key } = await signer.signNep413Message("a.near", request)
        const answer = {
          publicKey: key.toString(),
          signature: Buffer.from(signature).toString("base64"),
        }
        expect(verifySignedMessage(request, answer)).toBe(true)
        expect(verifySignedMessage({ ...request, message: "Hello" }, answer)).toBe(false)
      }
    },
  )

  test("rejects a payload, a key or a signature that was changed [S5.33]", () => {
    const nonce = plain.nonce.slice()
    nonce[31] = 0
    for (const request of [
      { ...plain, message: "Hello, World?" },
      { ...plain, nonce },
      { ...plain, recipient: "alidade.example." },
      withCallback,
      { ...plain, callbackUrl: "" },
    ]) {
      expect(verifySignedMessage(request, signed)).toBe(false)
    }
    const other = KeyPair.fromRandom("ed25519").getPublicKey().toString()
    expect(verifySignedMessage(plain, { ...signed, publicKey: other })).toBe(false)
    const bytes = Buffer.from(signed.signature as string, "base64")
    for (const index of [0, 31, 32, 63]) {
      const altered = Uint8Array.from(bytes)
      altered[index]! ^= 1
      expect(verifySignedMessage(plain, { ...signed, signature: altered })).toBe(false)
    }
    expect(verifySignedMessage(plain, { ...signed, signature: bytes.subarray(1) })).toBe(false)
  })

  test("rejects a signature from one curve for a key of the other", () => {
    const other = KeyPair.fromRandom("secp256k1").getPublicKey().toString()
    expect(verifySignedMessage(plain, { ...signed, publicKey: other })).toBe(false)
  })

  test.each([
    ["nothing", null],
    ["no key", { signature: signed.signature }],
    ["an invalid key", { ...signed, publicKey: "ed25519:abc" }],
    ["no signature", { publicKey }],
    ["a signature that is not base64", { ...signed, signature: "!" }],
  ])("a reply with %s is a bad reply", (_, answer) => {
    expect(() => verifySignedMessage(plain, answer as SignedMessage)).toThrow(
      expect.objectContaining({ kind: "bad-reply" }),
    )
  })
})
