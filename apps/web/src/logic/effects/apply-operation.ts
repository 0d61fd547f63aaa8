import { type Draft, leaveOut } from "./draft.js"
import { inWords, type Operation } from "./operations/row.js"
import { operationTable } from "./operations/table.js"

/** Applies an operation of any account to a draft of an account. */
export function applyOperation(draft: Draft, operation: Operation): void {
  const row = Object.hasOwn(operationTable, operation.type)
    ? operationTable[operation.type]
    : undefined
  if (!row) {
    leaveOut(draft, inWords(draft, operation))
    return
  }
  const isOwn = operation.source === draft.address
  if (isOwn) row.own(draft, operation)
  row.named?.(draft, operation)
  if (isOwn) return
  const { sponsoring, lines } = draft.state
  const hasOffers = [...lines.values()].some(({ selling, buying }) => selling > 0n || buying > 0n)
  if ((row.trades && hasOffers) || (row.releases && sponsoring > 0)) {
    leaveOut(draft, inWords(draft, operation))
  }
  // It can change what the account's later operations depend on.
  draft.isOpen = true
}
