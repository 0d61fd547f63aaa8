import { type Method, rpcError, text } from "./method.js"
import { ledgerRange } from "./range.js"
import { transactionInfo } from "./transaction-info.js"

/**
 * `getTransaction`: the state of the transaction with a `hash` (hex): `SUCCESS`, `FAILED`, or `NOT_FOUND`. No
 * transaction is ever pending, because accepted ones are in the ledger at once.
 */
export const getTransaction: Method = ({ ledger }, params) => {
  const hash = text(params, "hash")
  if (!/^[0-9a-f]{64}$/i.test(hash))
    throw rpcError(-32602, `incorrect hash: ${JSON.stringify(hash)} is not 64 hex digits`)
  const found = ledger.transaction(hash.toLowerCase())
  return {
    ...ledgerRange(ledger),
    txHash: hash,
    ...(found
      ? { ...transactionInfo(found), createdAt: String(found.ledger.time) }
      : { status: "NOT_FOUND" }),
  }
}
