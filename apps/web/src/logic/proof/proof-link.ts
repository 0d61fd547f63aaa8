import { decodeBase64, decodeUtf8, encodeBase64, encodeUtf8 } from "@alidade/core/encoding"
import { addressWithProof, proofIn } from "../links/address.js"
import type { Mode } from "../networks/networks.js"
import { type Proof, ProofError, readProof, writeProof } from "./proof.js"

/** The address that opens a proof on the Check tab. It is in the fragment, so no server receives it. */
export function proofAddress(proof: Proof, page: string, mode: Mode): string {
  const compact = JSON.stringify(JSON.parse(writeProof(proof)))
  // base64url, which needs no escapes.
  const encoded = encodeBase64(encodeUtf8(compact))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")
  return addressWithProof(encoded, page, mode)
}

/** Reads a proof from its JSON, or from a link with it. Throws a `ProofError` if it is invalid. */
export function readPastedProof(text: string): Proof {
  const encoded = proofIn(text.trim())
  return readProof(encoded === undefined ? text : decode(encoded))
}

function decode(encoded: string): string {
  const base64 = encoded.replaceAll("-", "+").replaceAll("_", "/")
  try {
    const text = decodeUtf8(decodeBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "=")))
    if (text !== undefined) return text
  } catch {
    // Damaged base64 and invalid UTF-8 have the same cause.
  }
  throw new ProofError({ problem: "damagedLink" })
}
