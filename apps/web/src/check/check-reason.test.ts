import { expect, test } from "vitest"
import { CheckError } from "../logic/check/check-error.js"
import { XdrError } from "../logic/pasted/xdr-error.js"
import { ProofError } from "../logic/proof/proof.js"
import { checkReason } from "./check-reason.js"

test.each<[Error, string]>([
  [new CheckError({ problem: "badSignature" }), "A signature is 64 bytes in base64."],
  [new CheckError({ problem: "emptyFile" }), "This file is empty."],
  [new ProofError({ problem: "otherKind" }), "This proof is of an unknown kind."],
  [
    new ProofError({ problem: "unknownField", field: "bad\u202e" }),
    "This proof has an unknown field, “bad\\u{202e}”.",
  ],
  [
    new XdrError({ problem: "unknown", wanted: "preimage" }),
    "This is valid base64, but not the preimage of an authorization. Paste the preimage that was signed: base64 that begins with AAAA.",
  ],
])("%s in words", (error, sentence) => {
  expect(checkReason(error)).toBe(sentence)
})
