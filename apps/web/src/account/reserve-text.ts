import { formatAmount, fromStroops, toStroops } from "../stellar/amount.js"
import type { LedgerAccount } from "./horizon.js"

/** How much XLM an account can't send, and how much it can: "1 XLM reserved, 9,998.99 available". */
export function reserveText({ balances, held }: LedgerAccount): string {
  const native = balances.find(({ asset }) => asset === "native")
  const rest = toStroops(native?.balance ?? "0") - held
  const available = rest > 0n ? rest : 0n
  return `${formatAmount(fromStroops(held))} XLM reserved, ${formatAmount(fromStroops(available))} available`
}
