import { xdr } from "@stellar/stellar-sdk/base"

interface Type {
  validateXdr(text: string, format: "base64"): boolean
}

/** Kinds of XDR that people copy, the most distinctive first. */
const kinds = [
  [xdr.HashIdPreimage, "otherPreimage"],
  [xdr.SorobanAuthorizationEntry, "entry"],
  [xdr.TransactionResult, "result"],
  [xdr.TransactionMeta, "meta"],
  [xdr.SorobanTransactionData, "resources"],
  [xdr.Transaction, "transaction"],
  [xdr.Operation, "operation"],
  [xdr.LedgerKey, "ledgerKey"],
  [xdr.ScVal, "contractValue"],
] as const satisfies readonly (readonly [Type, string])[]
export type XdrKind = (typeof kinds)[number][1]

/** The kind of a base64 XDR. Undefined for other kinds. */
export function xdrKind(text: string): XdrKind | undefined {
  return kinds.find(([type]: readonly [Type, XdrKind]) => type.validateXdr(text, "base64"))?.[1]
}
