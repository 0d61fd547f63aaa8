import type { DescribedTransaction } from "@alidade/core/describe"
import { readAccountAs } from "../stellar/horizon.js"
import { type AccountState, noAccount, toState } from "./account-state.js"
import type { UnreadAccount } from "./effect.js"
import { accountOf } from "./values.js"

/** At most this many accounts are read: more would keep a server busy, and fill the screen. */
export const MOST_ACCOUNTS = 10

/** The states of accounts (`G…`), in order, and those that could not be read. */
export interface Accounts {
  states: ReadonlyMap<string, AccountState>
  unread: readonly UnreadAccount[]
}

/** The accounts that a transaction acts for, in its order, and then the connected one. */
export function accountsOf(transaction: DescribedTransaction, connected: string): string[] {
  const { source, feeSource, operations } = transaction
  const sources = operations.map((operation) => operation.source ?? source)
  const all = [source, ...(feeSource ? [feeSource] : []), ...sources].map(accountOf)
  return [...new Set([...all, connected])]
}

/** Reads accounts: the first ones, and the connected one. Rejects only when the signal aborts it. */
export async function readAccounts(
  addresses: readonly string[],
  connected: string,
  horizonUrl: string,
  signal: AbortSignal,
): Promise<Accounts> {
  const tried = addresses.filter((address, at) => at < MOST_ACCOUNTS - 1 || address === connected)
  const states = new Map<string, AccountState>()
  const unread: UnreadAccount[] = addresses
    .filter((address) => !tried.includes(address))
    .map((address) => ({ address }))
  const read = await Promise.allSettled(
    tried.map((address) => readAccountAs(toState, horizonUrl, address, signal)),
  )
  signal.throwIfAborted()
  for (const [at, result] of read.entries()) {
    const address = tried[at]!
    if (result.status === "fulfilled") states.set(address, result.value ?? noAccount)
    else unread.push({ address, error: result.reason })
  }
  return { states, unread }
}
