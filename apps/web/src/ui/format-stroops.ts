import { fromStroops } from "../logic/stellar/amount.js"
import { formatNumber } from "../texts/numbers.js"

/** Formats stroops as an amount in the page's language, without trailing zeros. */
export function formatStroops(stroops: bigint): string {
  return formatNumber(fromStroops(stroops))
}
