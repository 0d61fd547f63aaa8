import { createHash, createPublicKey, verify } from "node:crypto"
import { expect, test } from "vitest"
import { inSignedForm } from "./message.js"

/** The account that SEP-53 publishes as its example: GBXFXNDL…SKZYCP7L. */
const publicKey = createPublicKey({
  format: "jwk",
  key: { kty: "OKP", crv: "Ed25519", x: "blu0a68XKwOVD_CF9MEfw1bHWpGDMamO1IOcnHeSs4E" },
})

/** What is signed for a message by SEP-53. */
function digestOf(message: string | Buffer): string {
  return createHash("sha256").update("Stellar Signed Message:\n").update(message).digest("hex")
}

/** What xBull signs of what it is sent (XP6). */
function asXbullDoes(sent: string): string {
  const pattern = /^([0-9a-zA-Z+/]{4})*(([0-9a-zA-Z+/]{2}==)|([0-9a-zA-Z+/]{3}=))?$/
  return digestOf(Buffer.from(sent, pattern.test(sent) ? "base64" : "utf8"))
}

const isSigned = (digest: string, signature: string): boolean =>
  verify(null, Buffer.from(digest, "hex"), publicKey, Buffer.from(signature, "base64"))

/** Vectors by that account: the text's own signature, and the one that xBull gives of the text as it stands. */
const abcd = {
  signature:
    "9I5EFDpkQNTCQtGqYlRqvdKNDg3RaYwVcQjnTafnua0aP/YJeCqJ/oH4n4r4TKoST2yE48oRaWf1K3SreARIAg==",
  decoded:
    "LGykUTMvqV9k1jRG72PEOMaauMcGd4Y2NiZ/LTFebw4AQQSZYPpmlFD975FtDzVpZIY00E8bKdfXjn85P7ejBg==",
}

test("XP6: xBull signs the three bytes of which `abcd` is the base64, unless it is sent in base64 itself", () => {
  expect(isSigned(asXbullDoes("abcd"), abcd.decoded)).toBe(true)
  expect(isSigned(asXbullDoes("abcd"), abcd.signature)).toBe(false)
  expect(inSignedForm("abcd")).toBe("YWJjZA==")
  expect(isSigned(asXbullDoes(inSignedForm("abcd")), abcd.signature)).toBe(true)
})

test("XP6: whatever the text, what xBull signs is that text", () => {
  for (const text of [
    "Hello, World!",
    "こんにちは、世界！",
    "a",
    "ab==",
    "abc=",
    "abc",
    "YWJjZA==",
    "0123456789abcdef".repeat(4),
    " abcd",
    "abcd\n",
    "ab=c",
    "ab-_",
    "AAAA".repeat(10_000),
    "+/+/",
  ]) {
    expect(asXbullDoes(inSignedForm(text)), text.slice(0, 20)).toBe(digestOf(text))
  }
})

test("what does not look like base64 is sent, and shown, as it is", () => {
  for (const text of ["Hello, World!", "abc", "ab c", "abcd\n"]) {
    expect(inSignedForm(text)).toBe(text)
  }
})
