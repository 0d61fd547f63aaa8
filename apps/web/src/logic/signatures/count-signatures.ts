import type { OtherSigner } from "../check/match-signer.js"

/** A signer as the network counts it. */
export interface CountedSigner {
  /** Undefined for a key. */
  kind?: OtherSigner | undefined
  weight: number
  isPreAuthorized?: boolean
  /** The positions of its valid signatures. */
  positions: readonly number[]
}

/** Largest weight of one signer (CAP-21 bounds it by a byte). */
const MOST_WEIGHT = 255

/** The kinds with signatures, in the network's order. */
const kinds = ["hashX", undefined, "ed25519SignedPayload"] as const

/** The weight of the signers that have signed, or whose transaction this is. */
export function weightOf(signers: readonly CountedSigner[]): number {
  return signers.reduce((sum, signer) => sum + (hasSigned(signer) ? capped(signer) : 0), 0)
}

/** Whether a signer contributes its weight. */
export function hasSigned({ isPreAuthorized, positions }: CountedSigner): boolean {
  return isPreAuthorized === true || positions.length > 0
}

/**
 * The positions of the signatures that the network uses until the signers have the needed weight: transactions first,
 * which need none, then values of hashes, keys, and signed payloads, each in the order of the envelope
 * (`SignatureChecker` of stellar-core). The network rejects a transaction with signatures that nobody used.
 */
export function usedSignatures(signers: readonly CountedSigner[], needed: number): Set<number> {
  const used = new Set<number>()
  const preAuthorized = signers.filter(({ isPreAuthorized }) => isPreAuthorized)
  let missing = needed - weightOf(preAuthorized)
  for (const kind of kinds) {
    const left = new Set(signers.filter((signer) => signer.kind === kind))
    const positions = new Set([...left].flatMap((signer) => signer.positions))
    for (const position of [...positions].sort((a, b) => a - b)) {
      if (missing <= 0) return used
      const signer = [...left].find((candidate) => candidate.positions.includes(position))
      if (!signer) continue
      // A second signature of the same signer does not count.
      left.delete(signer)
      used.add(position)
      missing -= capped(signer)
    }
  }
  return used
}

function capped({ weight }: CountedSigner): number {
  return Math.min(weight, MOST_WEIGHT)
}
