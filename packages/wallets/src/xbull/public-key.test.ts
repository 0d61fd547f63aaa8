import { decodeHex, encodeBase64, encodeHex } from "@alidade/core/encoding"
import { x25519 } from "@noble/curves/ed25519.js"
import { expect, test } from "vitest"
import { publicKeyOf } from "./public-key.js"

test("returns the public keys of RFC 7748, section 6.1, and of the vectors", () => {
  for (const [secret, publicKey] of [
    [
      "77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a",
      "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a",
    ],
    [
      "5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb",
      "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f",
    ],
  ]) {
    const decoded = decodeHex(secret ?? "")
    expect(encodeHex(publicKeyOf(decoded))).toBe(publicKey)
  }
  const wallet = new Uint8Array(32).fill(2)
  expect(encodeBase64(publicKeyOf(wallet))).toBe("zo060cy2M+x7cMF4FKXHbs0CloUFDTRHRboFhw5YfVk=")
})

test("agrees with a library for secrets with any bits set", () => {
  const secrets = [0, 255].map((byte) => new Uint8Array(32).fill(byte))
  for (let count = 0; count < 20; count++) {
    secrets.push(crypto.getRandomValues(new Uint8Array(32)))
  }
  for (const secret of secrets) {
    expect(encodeHex(publicKeyOf(secret))).toBe(encodeHex(x25519.getPublicKey(secret)))
  }
})
