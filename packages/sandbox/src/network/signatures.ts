import { hash, Keypair, StrKey, type xdr } from "@stellar/stellar-sdk/base"
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

/** The kinds of signers in the order in which the protocol counts them. */
const signing = [
  "signerKeyTypeHashX",
  "signerKeyTypeEd25519",
  "signerKeyTypeEd25519SignedPayload",
] as const satisfies readonly xdr.SignerKey["type"][]

/** Starts a check of signatures over the hash of a transaction (32 bytes). */
export function checkSignatures(
  transaction: Uint8Array,
  signatures: readonly xdr.DecoratedSignature[],
): SignatureCheck {
  const used = new Set<xdr.DecoratedSignature>()
  // Each operation asks anew about the same pairs of signature and signer.
  const known = new Map<xdr.DecoratedSignature, Map<string, boolean>>()

  function verifies(signature: xdr.DecoratedSignature, key: xdr.SignerKey): boolean {
    const answers = known.get(signature) ?? new Map<string, boolean>()
    known.set(signature, answers)
    const name = String(key)
    const answer = answers.get(name) ?? isSignedBy(key, signature, transaction)
    answers.set(name, answer)
    return answer
  }

  return {
    reaches(weight, signers) {
      let total = 0
      for (const { key, weight: own } of signers) {
        if (key.type !== "signerKeyTypePreAuthTx" || !sameBytes(key.preAuthTx, transaction))
          continue
        total += own
        if (total >= weight) return true
      }
      for (const type of signing) {
        const open = new Set(signers.filter(({ key }) => key.type === type))
        for (const signature of signatures) {
          const signer = [...open].find(({ key }) => verifies(signature, key))
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

function isSignedBy(
  key: xdr.SignerKey,
  { hint, signature }: xdr.DecoratedSignature,
  transaction: Uint8Array,
): boolean {
  if (!sameBytes(hint, hintOf(key))) return false
  switch (key.type) {
    case "signerKeyTypeEd25519":
      return keypair(key.ed25519).verify(transaction, signature)
    case "signerKeyTypeHashX":
      return sameBytes(key.hashX, hash(signature.toBytes()))
    case "signerKeyTypeEd25519SignedPayload": {
      const { ed25519, payload } = key.ed25519SignedPayload
      return keypair(ed25519).verify(payload, signature)
    }
    case "signerKeyTypePreAuthTx":
      return false
  }
}

/** The last four bytes of a key, mixed with those of its payload where there is one (CAP-40). */
function hintOf(key: xdr.SignerKey): Uint8Array {
  if (key.type !== "signerKeyTypeEd25519SignedPayload") return key.value.toBytes().slice(-4)
  const { ed25519, payload } = key.ed25519SignedPayload
  const end = new Uint8Array(4)
  end.set(payload.slice(-4))
  return ed25519
    .toBytes()
    .slice(-4)
    .map((byte, index) => byte ^ end[index]!)
}

function keypair(publicKey: xdr.Uint256Bytes): Keypair {
  return Keypair.fromPublicKey(StrKey.encodeEd25519PublicKey(publicKey.toBytes()))
}

function sameBytes(one: { toBytes(): Uint8Array }, other: Uint8Array | { toBytes(): Uint8Array }) {
  return Buffer.compare(one.toBytes(), other instanceof Uint8Array ? other : other.toBytes()) === 0
}
