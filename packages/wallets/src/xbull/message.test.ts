import { createHash, createPublicKey, verify } from "node:crypto"
import { expect, test } from "vitest"
import { toSignedForm } from "./message.js"

/** The account of SEP-53's example: GBXFXNDL…SKZYCP7L. */
const publicKey = createPublicKey({
  format: "jwk",
  key: { kty: "OKP", crv: "Ed25519", x: "blu0a68XKwOVD_CF9MEfw1bHWpGDMamO1IOcnHeSs4E" },
})

/** The digest that SEP-53 signs for a message. */
function digestOf(message: string | Buffer): string {
  return createHash("sha256").update("Stellar Signed Message:\n").update(message).digest("hex")
}

/** The digest that xBull signs for what it receives (XP6). */
function digestByXbull(sent: string): string {
  const pattern = /^([0-9a-zA-Z+/]{4})*(([0-9a-zA-Z+/]{2}==)|([0-9a-zA-Z+/]{3}=))?$/
  return digestOf(Buffer.from(sent, pattern.test(sent) ? "base64" : "utf8"))
}

const isSigned = (digest: string, signature: string): boolean =>
  verify(null, Buffer.from(digest, "hex"), publicKey, Buffer.from(signature, "base64"))

/** Vectors by that account: the signature of the text itself, and xBull's signature of the text as received. */
const abcd = {
  signature:
    "9I5EFDpkQNTCQtGqYlRqvdKNDg3RaYwVcQjnTafnua0aP/YJeCqJ/oH4n4r4TKoST2yE48oRaWf1K3SreARIAg==",
  decoded:
    "LGykUTMvqV9k1jRG72PEOMaauMcGd4Y2NiZ/LTFebw4AQQSZYPpmlFD975FtDzVpZIY00E8bKdfXjn85P7ejBg==",
}

test("XP6: xBull would sign the three bytes that `abcd` encodes, unless the text is encoded first", () => {
  expect(isSigned(digestByXbull("abcd"), abcd.decoded)).toBe(true)
  expect(isSigned(digestByXbull("abcd"), abcd.signature)).toBe(false)
  expect(toSignedForm("abcd")).toBe("YWJjZA==")
  expect(isSigned(digestByXbull(toSignedForm("abcd")), abcd.signature)).toBe(true)
})

test("XP6: xBull signs exactly the text, whatever the text is", () => {
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
    expect(digestByXbull(toSignedForm(text)), text.slice(0, 20)).toBe(digestOf(text))
  }
})

test("sends and shows a text that does not look like base64 unchanged", () => {
  for (const text of ["Hello, World!", "abc", "ab c", "abcd\n"]) {
    expect(toSignedForm(text)).toBe(text)
  }
})
