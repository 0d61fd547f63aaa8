import { readAccountAs } from "../stellar/horizon.js"
import { type AccountState, noAccount, toState } from "./account-state.js"
import type { Concerned } from "./concerned.js"
import type { UnreadAccount } from "./effect.js"

/** At most this many accounts are read: more would keep a server busy, and fill the screen. */
export const MOST_ACCOUNTS = 10

/** The states of accounts (`G…`), in order, and those that could not be read. */
export interface Accounts {
  states: ReadonlyMap<string, AccountState>
  unread: readonly UnreadAccount[]
}

/**
 * Reads the accounts that a request concerns: the first ones, and the connected one. Those that it only names, such as
 * recipients, can be missing. Rejects only when the signal aborts it.
 */
export async function readAccounts(
  concerned: readonly Pick<Concerned, "address" | "isActing">[],
  connected: string,
  horizonUrl: string,
  signal: AbortSignal,
): Promise<Accounts> {
  const accounts = concerned.filter(({ address }) => address.startsWith("G"))
  const tried = accounts
    .map(({ address }) => address)
    .filter((address, at) => at < MOST_ACCOUNTS - 1 || address === connected)
  const acting = new Set(accounts.flatMap(({ address, isActing }) => (isActing ? [address] : [])))
  const states = new Map<string, AccountState>()
  const unread: UnreadAccount[] = [...acting]
    .filter((address) => !tried.includes(address))
    .map((address) => ({ address }))
  const read = await Promise.allSettled(
    tried.map((address) => readAccountAs(toState, horizonUrl, address, signal)),
  )
  signal.throwIfAborted()
  for (const [at, result] of read.entries()) {
    const address = tried[at]!
    if (result.status === "fulfilled") states.set(address, result.value ?? noAccount)
    else if (acting.has(address)) unread.push({ address, error: result.reason })
  }
  return { states, unread }
}
