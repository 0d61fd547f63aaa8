import { decodeAddress } from "@alidade/core"
import { encodeHex } from "@alidade/core/encoding"
import { type DecoratedSignature, verifyEd25519 } from "@alidade/core/verify"
import { CheckError } from "./check-error.js"

/** A key that may have made a signature. */
export interface Candidate {
  address: string
  key: Uint8Array
}

/**
 * Maximum number of keys to try per signature. A hint has only four bytes, so anyone can create keys that share one;
 * honest keys hardly ever do.
 */
const KEYS_PER_SIGNATURE = 5

/** Maximum number of Ed25519 checks per envelope: half a second with the slowest library. */
const MOST_CHECKS = 500

/** After this many checks, timers and input get a turn. */
const CHECKS_IN_A_ROW = 16

/**
 * Groups the keys of these addresses by signature hint, in the given order and without duplicates. Throws a `CheckError`
 * for a contract's address, and `bad-request` for an invalid address.
 */
export function candidatesByHint(addresses: Iterable<string>): Map<string, Candidate[]> {
  const seen = new Set<string>()
  const byHint = new Map<string, Candidate[]>()
  for (const address of addresses) {
    const decoded = decodeAddress(address)
    if (decoded.kind === "contract") throw new CheckError({ problem: "contract" })
    const key = encodeHex(decoded.publicKey)
    if (seen.has(key)) continue
    seen.add(key)
    const hint = key.slice(-8)
    const others = byHint.get(hint) ?? []
    byHint.set(hint, others)
    others.push({ address, key: decoded.publicKey })
  }
  return byHint
}

/** A hash that a signature may be for, on one network. */
export interface Digest {
  network: string
  hash: Uint8Array
}

/** The candidate that made a signature, if one of those tried did. */
export interface Attempt {
  found?: { address: string; network: string }
  /** How many candidates were tried, in order. */
  tried: number
}

/** Finds the signer of a signature, and the network it is for. */
export type FindSigner = (
  signature: DecoratedSignature,
  candidates: readonly Candidate[],
  digests: readonly Digest[],
) => Promise<Attempt>

const fallback = () => import("@noble/ed25519")

/**
 * Creates a `FindSigner` with one limit for all signatures of an envelope. It yields to the page's other tasks, and
 * throws the signal's reason once it is aborted.
 */
export function createSignerSearch(signal?: AbortSignal): FindSigner {
  let checks = 0
  return async ({ signature }, candidates, digests) => {
    let tried = 0
    for (const { address, key } of candidates.slice(0, KEYS_PER_SIGNATURE)) {
      if (checks + digests.length > MOST_CHECKS) break
      for (const { network, hash } of digests) {
        if (++checks % CHECKS_IN_A_ROW === 0) await new Promise((resume) => setTimeout(resume))
        signal?.throwIfAborted()
        if (await verifyEd25519(key, hash, signature, fallback)) {
          return { found: { address, network }, tried: tried + 1 }
        }
      }
      tried++
    }
    return { tried }
  }
}
