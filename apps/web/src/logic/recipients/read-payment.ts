import { encodeHex } from "@alidade/core/encoding"
import {
  FeeBumpTransaction,
  type Memo,
  type Transaction,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import type { Recipient, RecipientMemo } from "./recipient.js"

/** The recipient of a transaction with one operation that pays or creates an account. Undefined for any other. */
export function readPayment(xdr: string, passphrase: string): Recipient | undefined {
  const read = TransactionBuilder.fromXDR(xdr, passphrase)
  const transaction: Transaction =
    read instanceof FeeBumpTransaction ? read.innerTransaction : (read as Transaction)
  const [operation, ...others] = transaction.operations
  if (others.length > 0) return undefined
  if (operation?.type !== "payment" && operation?.type !== "createAccount") return undefined
  const memo = readMemo(transaction.memo)
  return { address: operation.destination, ...(memo ? { memo } : {}) }
}

function readMemo({ type, value }: Memo): RecipientMemo | undefined {
  if (type === "none" || value === null) return undefined
  if (typeof value === "string") return { type, value }
  const isText = type === "text"
  return { type, value: isText ? new TextDecoder().decode(value) : encodeHex(value) }
}
