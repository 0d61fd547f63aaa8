import { hash, verify, type xdr } from "@stellar/stellar-sdk/base"
import { thresholdsOf } from "./account.js"
import { ownKey } from "./identity.js"

/** Who may sign, and with what weight. */
export type Signer = Pick<xdr.Signer, "key" | "weight">

/** The signatures under one transaction, and which of them have counted for something. */
export interface SignatureCheck {
  /**
   * Whether the signatures reach a weight. Even for a weight of 0 there must be one that counts. A signature is
   * marked as used when it counted.
   */
  reaches(weight: number, signers: readonly Signer[]): boolean
  allUsed(): boolean
}

/** The signers of an account: its own key if that has a weight, and those added to it. */
export function signersOf(account: xdr.AccountEntry): Signer[] {
  const { master } = thresholdsOf(account)
  const own = master > 0 ? [{ key: ownKey(account.accountId), weight: master }] : []
  return [...own, ...account.signers]
}

/** The kinds of signers in the order in which the protocol counts them. Signed payloads are not supported. */
const signing = ["signerKeyTypeHashX", "signerKeyTypeEd25519"] as const

/** Starts a check of signatures over the hash of a transaction (32 bytes). */
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
        if (!isSame(key.preAuthTx.toBytes(), transaction)) continue
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

/** An Ed25519 key signs the transaction's hash; a hash is answered with what it is the hash of. */
function isSignedBy(
  key: xdr.SignerKey,
  { hint, signature }: xdr.DecoratedSignature,
  transaction: Uint8Array,
): boolean {
  if (key.type !== "signerKeyTypeEd25519" && key.type !== "signerKeyTypeHashX") return false
  const [own, given] = [key.value.toBytes(), signature.toBytes()]
  if (!isSame(hint.toBytes(), own.slice(-4))) return false
  return key.type === "signerKeyTypeHashX"
    ? isSame(hash(given), own)
    : verify(transaction, given, own)
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0
}
