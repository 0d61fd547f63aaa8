import { createHash } from "node:crypto"
import { Keypair } from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { inSignedForm } from "./message.js"

/** Published by SEP-53 as its example. */
const keys = Keypair.fromSecret("SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW")

/** What xBull signs of what it is sent (XP6). */
function asXbullSigns(sent: string): string {
  const pattern = /^([0-9a-zA-Z+/]{4})*(([0-9a-zA-Z+/]{2}==)|([0-9a-zA-Z+/]{3}=))?$/
  const message = Buffer.from(sent, pattern.test(sent) ? "base64" : "utf8")
  const digest = createHash("sha256").update("Stellar Signed Message:\n").update(message).digest()
  return Buffer.from(keys.sign(digest)).toString("base64")
}

/** SEP-53's signature of a text. */
function sep53(text: string): string {
  const digest = createHash("sha256").update(`Stellar Signed Message:\n${text}`).digest()
  return Buffer.from(keys.sign(digest)).toString("base64")
}

/** Vectors by the same key: the text's own signature, and the one that xBull gives of the text as it stands. */
const abcd = {
  signature:
    "9I5EFDpkQNTCQtGqYlRqvdKNDg3RaYwVcQjnTafnua0aP/YJeCqJ/oH4n4r4TKoST2yE48oRaWf1K3SreARIAg==",
  decoded:
    "LGykUTMvqV9k1jRG72PEOMaauMcGd4Y2NiZ/LTFebw4AQQSZYPpmlFD975FtDzVpZIY00E8bKdfXjn85P7ejBg==",
}

test("XP6: xBull signs the three bytes of which `abcd` is the base64, unless it is sent in base64 itself", () => {
  expect(asXbullSigns("abcd")).toBe(abcd.decoded)
  expect(sep53("abcd")).toBe(abcd.signature)
  expect(inSignedForm("abcd")).toBe("YWJjZA==")
  expect(asXbullSigns(inSignedForm("abcd"))).toBe(abcd.signature)
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
    expect(asXbullSigns(inSignedForm(text)), text.slice(0, 20)).toBe(sep53(text))
  }
})

test("what does not look like base64 is sent, and shown, as it is", () => {
  for (const text of ["Hello, World!", "abc", "ab c", "abcd\n"]) {
    expect(inSignedForm(text)).toBe(text)
  }
})
