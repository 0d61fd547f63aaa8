import { toStroops } from "../stellar/amount.js"
import type { AccountState } from "./account-state.js"
import { type AccountEffect, assetKey, type BalanceChange, exactly } from "./effect.js"
import { isFromState, type PlannedChanges } from "./plan-changes.js"
import { readAccounts } from "./read-accounts.js"
import { accountOf } from "./values.js"

/**
 * Reads what an applied transaction changed: what each account has now and, where the transaction says by how much that
 * changed, what it had before. `fee` is the charged one, in stroops. Rejects only when the signal aborts it.
 */
export async function readChanged(
  plan: PlannedChanges,
  fee: bigint | undefined,
  connected: string,
  horizonUrl: string,
  signal: AbortSignal,
): Promise<AccountEffect[]> {
  const { states } = await readAccounts(plan.rows, connected, horizonUrl, signal)
  const { fee: most = "0", feeSource, source = "" } = plan.described ?? {}
  const payer = accountOf(feeSource ?? source)
  return plan.rows.flatMap(({ address, effect }) => {
    const state = states.get(address)
    if (!effect || !state) return []
    const saved = payer === address && fee !== undefined ? toStroops(most) - fee : undefined
    const balances = effect.balances.flatMap((change) => changedBalance(change, state, saved))
    return [{ ...effect, balances, alarms: [], warnings: [], failures: [] }]
  })
}

/** A balance now and before. `saved` is by how much the charged fee is below its maximum, for who pays it. */
function changedBalance(
  planned: BalanceChange,
  state: AccountState,
  saved: bigint | undefined,
): BalanceChange[] {
  const { asset, before, after } = planned
  const isFee = asset.issuer === undefined && saved !== undefined
  const isExact = after.most !== undefined && (isFee || after.most === after.least)
  const now = state.lines.get(assetKey(asset))?.balance
  if (!isExact || isFromState(planned) || now === undefined) return []
  const change = after.least - before + (isFee ? saved : 0n)
  return [{ ...planned, before: now - change, after: exactly(now) }]
}
