import { hash, verify, type xdr } from "@stellar/stellar-sdk/base"
import { sameBytes } from "../entries/bytes.js"
import type { Signer } from "../entries/signers.js"

/** Checks the signatures of one transaction and remembers which of them counted. */
export interface SignatureCheck {
  /**
   * Whether the signatures reach a weight. Even weight 0 needs one valid signature. Signatures that count are marked as
   * used.
   */
  reaches(weight: number, signers: readonly Signer[]): boolean
  allUsed(): boolean
}

/** Signer types in the order that the protocol counts them. */
const signing = [
  "signerKeyTypeHashX",
  "signerKeyTypeEd25519",
  "signerKeyTypeEd25519SignedPayload",
] as const

/** Starts a check of signatures over a transaction's hash (32 bytes). */
export function checkSignatures(
  transaction: Uint8Array,
  signatures: readonly xdr.DecoratedSignature[],
): SignatureCheck {
  const used = new Set<xdr.DecoratedSignature>()
  // Each operation asks again for the same signatures, and to verify one takes longer than to apply a payment.
  const verified = new Map<xdr.DecoratedSignature, Map<string, boolean>>()
  function isSigned(key: xdr.SignerKey, signature: xdr.DecoratedSignature): boolean {
    const known = verified.get(signature) ?? new Map<string, boolean>()
    verified.set(signature, known)
    const id = key.toXdr("base64")
    const answer = known.get(id) ?? isSignedBy(key, signature, transaction)
    known.set(id, answer)
    return answer
  }
  return {
    reaches(weight, signers) {
      let total = 0
      for (const { key, weight: own } of signers) {
        if (key.type !== "signerKeyTypePreAuthTx") continue
        if (!sameBytes(key.preAuthTx.toBytes(), transaction)) continue
        total += own
        if (total >= weight) return true
      }
      for (const type of signing) {
        const open = new Set(signers.filter(({ key }) => key.type === type))
        for (const signature of signatures) {
          const signer = [...open].find(({ key }) => isSigned(key, signature))
          if (!signer) continue
          used.add(signature)
          total += signer.weight
          if (total >= weight) return true
          open.delete(signer)
        }
      }
      return false
    },
    allUsed: () => signatures.every((signature) => used.has(signature)),
  }
}

/**
 * Whether a signature matches a key. An Ed25519 key signs the transaction's hash; a hash signer reveals its preimage; a
 * signed payload is signed itself.
 */
function isSignedBy(
  key: xdr.SignerKey,
  { hint, signature }: xdr.DecoratedSignature,
  transaction: Uint8Array,
): boolean {
  const given = signature.toBytes()
  const hinted = (expected: Uint8Array) => sameBytes(hint.toBytes(), expected)
  switch (key.type) {
    case "signerKeyTypePreAuthTx":
      return false
    case "signerKeyTypeHashX": {
      const own = key.hashX.toBytes()
      return hinted(own.slice(-4)) && sameBytes(hash(given), own)
    }
    case "signerKeyTypeEd25519": {
      const own = key.ed25519.toBytes()
      return hinted(own.slice(-4)) && verify(transaction, given, own)
    }
    case "signerKeyTypeEd25519SignedPayload": {
      const { ed25519, payload } = key.ed25519SignedPayload
      const own = ed25519.toBytes()
      return hinted(payloadHint(own, payload)) && verify(payload, given, own)
    }
  }
}

/** The hint of a signed payload (CAP-40): the key's, combined with the end of the payload, or its start if it is short. */
function payloadHint(key: Uint8Array, payload: Uint8Array): Uint8Array {
  const end = new Uint8Array(4)
  end.set(payload.slice(-4))
  return key.slice(-4).map((byte, index) => byte ^ end[index]!)
}
