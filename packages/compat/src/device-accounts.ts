import { type AccountEntry, isAddress, reason, WalletError } from "@alidade/core"
import type { StellarWalletsKitModule } from "./module.js"

/** Hardened steps of a path go up to this index. */
const INDEXES = 2 ** 31

/** The path of the account at an index (SEP-5). Throws `bad-request` for anything but an index. */
export function pathOf(index: number): string {
  if (isIndex(index)) return `44'/148'/${index}'`
  throw new WalletError(
    "bad-request",
    reason("badIndex", "The index of an account is a whole number from 0 to 2147483647."),
  )
}

/**
 * A path with the root that Trezor's library requires. Ledger's accepts it. Throws `bad-request` for what is no path.
 */
export function fromRoot(path: string): string {
  if (/^(m\/)?\d{1,10}'?(\/\d{1,10}'?){0,9}$/.test(path))
    return path.startsWith("m/") ? path : `m/${path}`
  throw new WalletError(
    "bad-request",
    reason("badPath", "An account's path looks like 44'/148'/0'."),
  )
}

/** Ten accounts of a module's device, from page 0. Throws `bad-reply` for entries without an address or an index. */
export async function readAccounts(
  module: StellarWalletsKitModule,
  page: number,
): Promise<readonly AccountEntry[]> {
  const accounts: unknown = await module.getAddresses?.(page)
  if (!Array.isArray(accounts)) throw unreadable(module)
  return accounts.map((account: Partial<AccountEntry> | null) => {
    const { publicKey, index } = account ?? {}
    if (!isAddress(publicKey) || !isIndex(index)) throw unreadable(module)
    return { publicKey, index }
  })
}

/** The address of one account. Throws `bad-request` for a wrong index, and `bad-reply` for what is no address. */
export async function readAccount(module: StellarWalletsKitModule, index: number): Promise<string> {
  const { address } = await module.getAddress({ path: fromRoot(pathOf(index)) })
  if (isAddress(address)) return address
  throw unreadable(module)
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < INDEXES
}

function unreadable({ productName }: StellarWalletsKitModule): WalletError {
  return new WalletError(
    "bad-reply",
    reason("badAccounts", "{wallet} returned accounts that cannot be read.", {
      wallet: productName,
    }),
  )
}
