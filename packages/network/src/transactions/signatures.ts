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

/** Signer types in the order that the protocol counts them. Signed payloads are not supported. */
const signing = ["signerKeyTypeHashX", "signerKeyTypeEd25519"] as const

/** Starts a check of signatures over a transaction's hash (32 bytes). */
export function checkSignatures(
  transaction: Uint8Array,
  signatures: readonly xdr.DecoratedSignature[],
): SignatureCheck {
  const used = new Set<xdr.DecoratedSignature>()
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
          const signer = [...open].find(({ key }) => isSignedBy(key, signature, transaction))
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
 * Whether a signature matches a key. An Ed25519 key signs the transaction's hash; a hash signer reveals its preimage.
 */
function isSignedBy(
  key: xdr.SignerKey,
  { hint, signature }: xdr.DecoratedSignature,
  transaction: Uint8Array,
): boolean {
  if (key.type !== "signerKeyTypeEd25519" && key.type !== "signerKeyTypeHashX") return false
  const [own, given] = [key.value.toBytes(), signature.toBytes()]
  if (!sameBytes(hint.toBytes(), own.slice(-4))) return false
  return key.type === "signerKeyTypeHashX"
    ? sameBytes(hash(given), own)
    : verify(transaction, given, own)
}
