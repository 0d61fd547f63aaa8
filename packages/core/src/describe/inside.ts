import { equalBytes } from "../encoding/bytes.js"
import { publicKeyOf } from "../encoding/strkey.js"
import type { XdrFields } from "../encoding/xdr-value.js"
import { verifyEd25519 } from "../verify/ed25519.js"
import { type DecoratedSignature, type Envelope, envelopeHashBytes } from "../verify/envelope.js"
import { accountOf } from "./account-of.js"
import { addressOf } from "./addresses.js"
import type { Sentence } from "./types.js"
import { listValue, sentence } from "./values.js"

/** Introduces the transaction inside a fee bump: which of its accounts have signed it for a network, verified. */
export async function insideOf(
  inner: Envelope,
  transaction: XdrFields,
  networkPassphrase: string,
): Promise<Sentence> {
  if (inner.signatures.length === 0) return sentence("insideUnsigned")
  const hash = await envelopeHashBytes(inner, networkPassphrase)
  const sources = [
    transaction.sourceAccount,
    ...(transaction.operations as XdrFields[]).map(({ sourceAccount }) => sourceAccount),
  ]
  const accounts = new Set(sources.flatMap((each) => (each ? [accountOf(addressOf(each))] : [])))
  const signers: string[] = []
  for (const account of accounts) {
    if (await hasSigned(account, hash, inner.signatures)) signers.push(account)
  }
  if (signers.length === 0) return sentence("insideUnverified")
  return sentence("insideSigned", {
    accounts: listValue(signers.map((value) => ({ type: "address", value }))),
  })
}

async function hasSigned(
  account: string,
  hash: Uint8Array,
  signatures: readonly DecoratedSignature[],
): Promise<boolean> {
  const key = publicKeyOf(account)
  if (!key) return false
  for (const { hint, signature } of signatures) {
    if (!equalBytes(hint, key.subarray(-4))) continue
    // A browser that can't verify it knows of no signer.
    if (await verifyEd25519(key, hash, signature).catch(() => false)) return true
  }
  return false
}
