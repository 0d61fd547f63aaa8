import { toStroops } from "../stellar/amount.js"
import type { LedgerAccount } from "./horizon.js"

/** How much XLM an account can send, in stroops: its balance without the reserve and what its offers sell. */
export function availableOf({ balances, held }: LedgerAccount): bigint {
  const native = balances.find(({ asset }) => asset === "native")
  const rest = toStroops(native?.balance ?? "0") - held
  return rest > 0n ? rest : 0n
}
