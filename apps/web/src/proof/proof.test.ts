import { encodeBase64 } from "@alidade/core/encoding"
import { expect, test } from "vitest"
import { type Proof, readProof, writeProof } from "./proof.js"
import { proofAddress, readPastedProof } from "./proof-link.js"

const message: Proof = {
  kind: "message",
  payload: "Grüße, 世界 \u202e 🙂\n",
  signature: "c2ln",
  signer: "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L",
}
const { signature, signer } = message
const network = "Test SDF Network ; September 2015"
const proofs: readonly Proof[] = [
  message,
  { kind: "authorization", payload: "AAAA", signature, signer, network },
  { kind: "transaction", envelope: "AAAA", signer, network },
]

test("writes and reads each kind, as a file and as a link", () => {
  for (const proof of proofs) {
    expect(readProof(writeProof(proof))).toEqual(proof)
    const link = proofAddress(proof, "https://alidade.example/?mode=sandbox#message", "live")
    expect(link).toMatch(/^https:\/\/alidade\.example\/\?mode=live#proof=[\w-]+$/)
    expect(readPastedProof(` ${link}\n`)).toEqual(proof)
    expect(readPastedProof(writeProof(proof))).toEqual(proof)
  }
})

test("the file's format is version 1, as documented", () => {
  expect(JSON.parse(writeProof(message))).toEqual({
    format: "alidade-proof",
    version: 1,
    ...message,
  })
})

test("rejects texts that aren't a proof, with the reason", () => {
  const changed = (change: Record<string, unknown>): string =>
    JSON.stringify({ ...JSON.parse(writeProof(message)), ...change })
  const reasons: readonly (readonly [text: string, reason: RegExp])[] = [
    [" ", /Paste a proof/],
    ["AAAA", /isn’t JSON/],
    [writeProof(message).slice(0, -5), /part of it is missing/],
    ["null", /isn’t a proof of a signature/],
    ["[]", /isn’t a proof of a signature/],
    ['{"__proto__":{"format":"alidade-proof"}}', /isn’t a proof of a signature/],
    [changed({ version: 2 }), /different version/],
    [changed({ kind: "toString" }), /unknown kind/],
    [changed({ signature: undefined }), /no “signature”/],
    [changed({ payload: { toString: "x" } }), /no “payload”/],
    [changed({ network }), /unknown field, “network”/],
    [changed({ "bad\u202e": 1 }), /unknown field, “bad\\u\{202e\}”/],
    [changed({ signer: "GAAA" }), /signer isn’t an address/],
    [changed({ payload: "x".repeat(300_001) }), /too large/],
  ]
  for (const [text, reason] of reasons) expect(() => readProof(text), text).toThrow(reason)
})

test("rejects a link that is damaged or was cut off", () => {
  const link = proofAddress(message, "https://alidade.example/", "live")
  expect(() => readPastedProof(link.slice(0, -8))).toThrow(/isn’t JSON|damaged/)
  expect(() => readPastedProof("https://alidade.example/#proof=%00")).toThrow("damaged")
  const bytes = encodeBase64(new Uint8Array([0xff, 0xfe]))
    .replaceAll("/", "_")
    .replaceAll("+", "-")
  expect(() => readPastedProof(`https://alidade.example/#proof=${bytes}`)).toThrow("damaged")
  expect(() => readPastedProof("https://alidade.example/#proof=")).toThrow("Paste a proof")
})
