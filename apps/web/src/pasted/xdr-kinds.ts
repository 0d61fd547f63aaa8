import { xdr } from "@stellar/stellar-sdk/base"

interface Type {
  validateXdr(text: string, format: "base64"): boolean
}

/** Kinds of XDR that people copy, the most distinctive first. */
const kinds: readonly (readonly [Type, string])[] = [
  [xdr.HashIdPreimage, "a preimage of something else"],
  [xdr.SorobanAuthorizationEntry, "an authorization entry"],
  [xdr.TransactionResult, "the result of a transaction"],
  [xdr.TransactionMeta, "a transaction’s result meta"],
  [xdr.SorobanTransactionData, "the resources of a contract call"],
  [xdr.Transaction, "a transaction without its envelope"],
  [xdr.Operation, "an operation without its transaction"],
  [xdr.LedgerKey, "a ledger key"],
  [xdr.ScVal, "a contract value"],
]

/** Names the kind of a base64 XDR. Undefined for other kinds. */
export function xdrKind(text: string): string | undefined {
  return kinds.find(([type]) => type.validateXdr(text, "base64"))?.[1]
}
