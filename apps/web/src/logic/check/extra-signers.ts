import {
  decodeTransaction,
  signerKeyOf,
  type XdrFields,
  type XdrUnion,
} from "@alidade/core/describe"

/**
 * The strkeys of the signers that the preconditions of a transaction require beside its accounts' (CAP-21). For a fee
 * bump, those of the transaction inside. Throws `bad-request`.
 */
export function extraSignersOf(xdr: string): readonly string[] {
  const { type, value } = decodeTransaction(xdr).transaction.cond as XdrUnion
  if (type !== "v2") return []
  const { extraSigners } = value as XdrFields
  return (extraSigners as unknown as readonly XdrUnion[]).map(signerKeyOf)
}
