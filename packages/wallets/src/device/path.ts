import { reason, WalletError } from "@alidade/core"

/** Number of possible indexes. Hardened indexes have their highest bit set, which leaves 31 bits. */
const INDEXES = 2 ** 31

/** The path of the account at an index (SEP-5). Throws `bad-request` for an invalid index. */
export function pathOf(index: number): string {
  if (Number.isSafeInteger(index) && index >= 0 && index < INDEXES) return `44'/148'/${index}'`
  throw new WalletError(
    "bad-request",
    reason("deviceIndex", "An account index must be a whole number from 0 to 2147483647."),
  )
}

/** The index in a path 44'/148'/{index}'. Throws `bad-request` for any other path and for a missing one. */
export function indexOf(path: string | undefined, wallet: string): number {
  const index = Number(/^44'\/148'\/(0|[1-9]\d{0,9})'$/.exec(path ?? "")?.[1])
  if (index < INDEXES) return index
  throw new WalletError(
    "bad-request",
    path === undefined
      ? reason(
          "deviceNoPath",
          "Pass the account's path, such as 44'/148'/0'. A {wallet} finds accounts only by their path.",
          { wallet },
        )
      : reason(
          "deviceBadPath",
          "Unknown account path. A {wallet}'s Stellar accounts are at {path}.",
          { wallet, path: "44'/148'/{index}'" },
        ),
  )
}
