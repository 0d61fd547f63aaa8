import type { PastTransaction } from "../activity/history.js"
import { toStroops } from "../stellar/amount.js"
import { memoOnWire, type RequestedPayment } from "./stellar-link.js"

/** Whether a transaction of the recipient's history is the requested payment. */
export function paysFor(past: PastTransaction, asked: RequestedPayment): boolean {
  const { destination, amount, asset, memo } = asked
  const hasMemo = memo.type === "none" || past.memo === memoOnWire(memo)
  if (!past.successful || !hasMemo) return false
  return (past.deeds?.deeds ?? []).some(({ kind, values }) => {
    if (kind !== "payment" || values.amount.type !== "amount") return false
    const { value, asset: paid } = values.amount
    const id = paid.issuer === undefined ? "native" : `${paid.code}:${paid.issuer}`
    return (
      values.to.type === "address" &&
      values.to.value === destination &&
      id === asset &&
      (amount === undefined || toStroops(value) === toStroops(amount))
    )
  })
}
