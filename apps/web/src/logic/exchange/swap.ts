import { emptyOperation, type OperationDraft } from "../operations/operation.js"
import type { SourcedOperation } from "../operations/transaction.js"
import { readAmount, writeStroops } from "../stellar/read-amount.js"
import { assetPair } from "./asset-pair.js"
import type { Exchange, Way } from "./read-ways.js"

/** How much worse than now the exchange may get by default, in percent. */
export const SLIPPAGE = 1n

/** The path payments, by the amount that is exact, and the fields of that amount and of the limit. */
export const swaps = {
  give: { type: "pathPaymentStrictSend", amount: "sendAmount", limit: "destMin" },
  get: { type: "pathPaymentStrictReceive", amount: "destAmount", limit: "sendMax" },
} as const

/** A swap that nothing was typed into, from XLM. */
export function emptySwap(exact: Exchange["exact"]): SourcedOperation {
  const { type, values } = emptyOperation(swaps[exact].type)
  return { type, source: "", values: { ...values, destAsset: "" } }
}

/** Which amount of a swap is exact. */
export function exactOf({ type }: OperationDraft): Exchange["exact"] {
  return type === swaps.get.type ? "get" : "give"
}

/** What a swap exchanges. Undefined unless its assets and its exact amount are filled in. */
export function exchangeOf(swap: OperationDraft): Exchange | undefined {
  const exact = exactOf(swap)
  const pair = assetPair(swap.values, "sendAsset", "destAsset")
  const read = readAmount(String(swap.values[swaps[exact].amount]))
  if (!pair || !("units" in read)) return undefined
  return { give: pair[0], get: pair[1], exact, units: read.units }
}

/** The least that arrives, or the most that is sent, by default: in stroops, never better than the percentage says. */
export function limitOf({ sent, received }: Way, exact: Exchange["exact"]): bigint {
  if (exact === "give") return (received * (100n - SLIPPAGE)) / 100n
  return (sent * (100n + SLIPPAGE) + 99n) / 100n
}

/** How much worse an amount is than another, in percent with a decimal; negative if it is better. */
export function worseBy(amount: bigint, than: bigint, exact: Exchange["exact"]): number {
  const more = exact === "give" ? than - amount : amount - than
  return Number((more * 1_000n) / (than || 1n)) / 10
}

/** A swap as a path payment of an account to itself, on a way. A limit that wasn't typed is the way's. */
export function alongWay(
  account: string,
  swap: SourcedOperation,
  way: Way | undefined,
  decimalMark: string,
): SourcedOperation {
  const exact = exactOf(swap)
  const { limit } = swaps[exact]
  const typed = swap.values[limit]
  const bound = way && typed === "" ? writeStroops(limitOf(way, exact), decimalMark) : typed
  const values = { ...swap.values, destination: account, path: way?.path ?? [] }
  return { ...swap, values: { ...values, [limit]: bound ?? "" } }
}
