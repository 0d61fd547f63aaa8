import { expect, test } from "vitest"
import type { XdrMismatch } from "../logic/pasted/xdr-error.js"
import { xdrReason } from "./xdr-reason.js"

test.each<[XdrMismatch, string]>([
  [{ problem: "address" }, "This is an address."],
  [{ problem: "hash" }, "This is a hash, which doesn’t contain the transaction itself."],
  [{ problem: "notBase64", character: "\u202e" }, "This isn’t base64: it has “\\u{202e}”."],
  [
    { problem: "otherKind", is: "preimage" },
    "This is the preimage of an authorization, not a transaction envelope.",
  ],
  [
    { problem: "otherKind", is: "contractValue" },
    "This is a contract value, not a transaction envelope.",
  ],
  [
    { problem: "startsLike", is: "envelope" },
    "This starts like a transaction envelope, but is incomplete or was changed. Copy it again.",
  ],
  [{ problem: "unknown" }, "This is valid base64, but not a transaction envelope."],
])("says what %j is, and what to do", (found, sentence) => {
  expect(xdrReason({ ...found, wanted: "envelope" })).toBe(
    `${sentence} Paste a transaction envelope: base64 that begins with AAAA.`,
  )
})
