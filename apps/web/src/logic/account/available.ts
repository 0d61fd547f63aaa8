import { toStroops } from "../stellar/amount.js"
import type { LedgerAccount } from "../stellar/horizon.js"

/** The active account, with what the ledger makes it keep. */
export interface OwnAccount extends LedgerAccount {
  /** XLM that can't be sent, in stroops: the reserve, and what offers sell. Undefined if the ledger was not read. */
  held: bigint | undefined
  /** The ledger's base reserve, in stroops. A new account needs twice as much. */
  baseReserve: bigint | undefined
}

/** How much XLM an account can't send, in stroops, with a ledger's base reserve. */
export function heldOf(
  { reserves, inOffers }: Pick<LedgerAccount, "reserves" | "inOffers">,
  baseReserve: bigint,
): bigint {
  return reserves * baseReserve + inOffers
}

/** The XLM among an account's balances, as a decimal number. */
export function lumensOf(balances: LedgerAccount["balances"]): string {
  return balances.find(({ asset }) => asset === "native")?.balance ?? "0"
}

/** How much XLM an account can send, in stroops. Undefined if what it must keep is unknown. */
export function availableOf({
  balances,
  held,
}: Pick<OwnAccount, "balances" | "held">): bigint | undefined {
  if (held === undefined) return undefined
  const rest = toStroops(lumensOf(balances)) - held
  return rest > 0n ? rest : 0n
}
