import { WalletError } from "@alidade/core"

/** Hardened, an index has its highest bit set: that leaves 31. */
const INDEXES = 2 ** 31

/** The path of the account at an index (SEP-5). Throws `bad-request` for what is no index. */
export function pathOf(index: number): string {
  if (Number.isSafeInteger(index) && index >= 0 && index < INDEXES) return `44'/148'/${index}'`
  throw new WalletError("bad-request", "An account's index is a whole number from 0 to 2147483647.")
}

/** The index in a path 44'/148'/{index}'. Throws `bad-request` for any other path, and where none was named. */
export function indexOf(path: string | undefined): number {
  const index = Number(/^44'\/148'\/(0|[1-9]\d{0,9})'$/.exec(path ?? "")?.[1])
  if (index < INDEXES) return index
  throw new WalletError(
    "bad-request",
    path === undefined
      ? "Name the account's path, such as 44'/148'/0': a Ledger finds accounts by it alone."
      : "A Ledger's Stellar accounts are at 44'/148'/{index}'. This is another path.",
  )
}
