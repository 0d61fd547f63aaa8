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
  const problems: readonly (readonly [text: string, problem: string])[] = [
    [" ", "missing"],
    ["AAAA", "notJson"],
    [writeProof(message).slice(0, -5), "notJson"],
    ["null", "otherJson"],
    ["[]", "otherJson"],
    ['{"__proto__":{"format":"alidade-proof"}}', "otherJson"],
    [changed({ version: 2 }), "otherVersion"],
    [changed({ kind: "toString" }), "otherKind"],
    [changed({ signature: undefined }), "noField"],
    [changed({ payload: { toString: "x" } }), "noField"],
    [changed({ network }), "unknownField"],
    [changed({ "bad\u202e": 1 }), "unknownField"],
    [changed({ signer: "GAAA" }), "badSigner"],
    [changed({ payload: "x".repeat(300_001) }), "tooLarge"],
  ]
  for (const [text, problem] of problems) expect(() => readProof(text), text).toThrow(problem)
})

test("rejects a link that is damaged or was cut off", () => {
  const link = proofAddress(message, "https://alidade.example/", "live")
  expect(() => readPastedProof(link.slice(0, -8))).toThrow(/^(notJson|damagedLink)$/)
  expect(() => readPastedProof("https://alidade.example/#proof=%00")).toThrow("damagedLink")
  const bytes = encodeBase64(new Uint8Array([0xff, 0xfe]))
    .replaceAll("/", "_")
    .replaceAll("+", "-")
  expect(() => readPastedProof(`https://alidade.example/#proof=${bytes}`)).toThrow("damagedLink")
  expect(() => readPastedProof("https://alidade.example/#proof=")).toThrow("missing")
})
