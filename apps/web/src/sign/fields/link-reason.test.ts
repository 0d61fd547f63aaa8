import { expect, test } from "vitest"
import { LinkError, readStellarLink } from "../../logic/links/stellar-link.js"
import { SecretError } from "../../logic/pasted/secret.js"
import { InboxError } from "../../page/inbox.js"
import { linkReason } from "./link-reason.js"

test.each<[Error, string]>([
  [new LinkError({ problem: "noTransaction" }), "This link has no transaction."],
  [
    new LinkError({ problem: "unsupported", operation: "sign\u202e" }),
    "This link asks for “sign\\u{202e}”. Only transactions (tx) and payments (pay) are supported.",
  ],
  [new LinkError({ problem: "twice", field: "xdr" }), "This link has “xdr” twice."],
  [
    new LinkError({ problem: "messageTooLong", most: 300 }),
    "The message of this link is longer than 300 characters.",
  ],
  [
    new InboxError({ problem: "unknownNetwork", network: "Mine ; 2026\u202e" }),
    "This is for an unknown network: “Mine ; 2026\\u{202e}”.",
  ],
  [
    new InboxError({
      problem: "transactionRefused",
      found: { problem: "address", wanted: "envelope" },
    }),
    "This link’s transaction can’t be signed. This is an address. Paste a transaction envelope: base64 that begins with AAAA.",
  ],
  [
    new SecretError({ problem: "secretKey" }),
    "That looked like a secret key. We removed it; nothing was stored or sent. Never enter it on a website, not even this one: your wallet signs for you.",
  ],
])("%s in words", (error, sentence) => {
  expect(linkReason(error)).toBe(sentence)
})

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"

test.each([
  ["amount=0", "This link’s amount can’t be paid. The amount must be more than zero."],
  ["amount=0.00000001", "This link’s amount can’t be paid. Use at most seven decimals."],
  [
    "memo=x&memo_type=MEMO_HASH",
    "This link’s memo can’t be sent. A hash is 64 hexadecimal digits.",
  ],
])("a payment link with %s is refused with its reason", (fields, sentence) => {
  try {
    readStellarLink(`web+stellar:pay?destination=${account}&${fields}`)
  } catch (error) {
    return expect(linkReason(error)).toBe(sentence)
  }
  throw new Error("The link was taken.")
})
