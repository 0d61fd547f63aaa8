import { amountOf } from "./amount.js"
import type { AccountInfo, LastLedger } from "./types.js"

/** More entries of an account than the protocol allows (1,000) are not read. */
export const MOST_ENTRIES = 1_001

/** The protocol allows 20 signers besides the account's own key. */
export const MOST_SIGNERS = 21

/** What an account must keep. Undefined if others would pay for more entries than there are. */
export function reserveOf(
  {
    subentries,
    sponsoring,
    sponsored,
  }: Pick<AccountInfo, "subentries" | "sponsoring" | "sponsored">,
  base: bigint | undefined,
): AccountInfo["reserve"] | undefined {
  const count = 2n + BigInt(subentries) + BigInt(sponsoring) - BigInt(sponsored)
  if (count < 0n) return undefined
  return { base, count, total: base === undefined ? undefined : amountOf(count * base) }
}

/** What is known of an account that does not exist. */
export function missing(
  address: string,
  server: string,
  ledger: LastLedger | undefined,
): AccountInfo {
  const none = amountOf(0n)
  return {
    address,
    exists: false,
    server,
    balances: [
      { kind: "native", id: "native", code: "XLM", decimals: 7, ...none, available: none },
    ],
    sequence: 0n,
    reserve: { base: ledger?.baseReserve, count: 0n, total: none },
    ...{ subentries: 0, sponsoring: 0, sponsored: 0 },
    signers: [],
    thresholds: { low: 0, medium: 0, high: 0 },
    flags: { required: false, revocable: false, immutable: false, clawback: false },
    ...(ledger ? { ledger: { sequence: ledger.sequence, closedAt: ledger.closedAt } } : {}),
    readAt: Date.now(),
  }
}
