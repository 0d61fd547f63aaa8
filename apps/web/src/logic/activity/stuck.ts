import type { ActivityItem } from "./group.js"

/** What a higher fee may get into a ledger. */
export interface Stuck {
  /** The signed envelope, base64 XDR. */
  xdr: string
  /** The network refused its fee. Otherwise it may be queued. */
  isRefused: boolean
}

/** A transaction that was sent, and whose fee was too low or that nobody has seen in a ledger. Undefined for others. */
export function stuckOf({ state, entries }: ActivityItem): Stuck | undefined {
  const { payload: xdr, answer } = entries.findLast(({ kind }) => kind === "sent") ?? {}
  if (xdr === undefined) return undefined
  if (state === "unanswered") return { xdr, isRefused: false }
  const isLow = answer?.outcome === "refused" && answer.codes.includes("txINSUFFICIENT_FEE")
  return state === "refused" && isLow ? { xdr, isRefused: true } : undefined
}
