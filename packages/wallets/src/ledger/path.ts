import { reason, WalletError } from "@alidade/core"

/** Number of possible indexes. Hardened indexes have their highest bit set, which leaves 31 bits. */
const INDEXES = 2 ** 31

/** The path of the account at an index (SEP-5). Throws `bad-request` for an invalid index. */
export function pathOf(index: number): string {
  if (Number.isSafeInteger(index) && index >= 0 && index < INDEXES) return `44'/148'/${index}'`
  throw new WalletError(
    "bad-request",
    reason("ledgerIndex", "An account index must be a whole number from 0 to 2147483647."),
  )
}

/** The index in a path 44'/148'/{index}'. Throws `bad-request` for any other path and for a missing one. */
export function indexOf(path: string | undefined): number {
  const index = Number(/^44'\/148'\/(0|[1-9]\d{0,9})'$/.exec(path ?? "")?.[1])
  if (index < INDEXES) return index
  throw new WalletError(
    "bad-request",
    path === undefined
      ? reason(
          "ledgerNoPath",
          "Pass the account's path, such as 44'/148'/0'. A Ledger finds accounts only by their path.",
        )
      : reason(
          "ledgerBadPath",
          "Unknown account path. A Ledger's Stellar accounts are at {path}.",
          {
            path: "44'/148'/{index}'",
          },
        ),
  )
}
