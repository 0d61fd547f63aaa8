import { xdr } from "@stellar/stellar-sdk/base"
import { say } from "../texts/en/xdr.js"

interface Type {
  validateXdr(text: string, format: "base64"): boolean
}

/** Kinds of XDR that people copy, the most distinctive first. */
const kinds: readonly (readonly [Type, () => string])[] = [
  [xdr.HashIdPreimage, () => say("otherPreimage")],
  [xdr.SorobanAuthorizationEntry, () => say("entry")],
  [xdr.TransactionResult, () => say("result")],
  [xdr.TransactionMeta, () => say("meta")],
  [xdr.SorobanTransactionData, () => say("resources")],
  [xdr.Transaction, () => say("transaction")],
  [xdr.Operation, () => say("operation")],
  [xdr.LedgerKey, () => say("ledgerKey")],
  [xdr.ScVal, () => say("contractValue")],
]

/** Names the kind of a base64 XDR. Undefined for other kinds. */
export function xdrKind(text: string): string | undefined {
  const [, kind] = kinds.find(([type]) => type.validateXdr(text, "base64")) ?? []
  return kind?.()
}
