import type { AccountEntry } from "@alidade/core"
import { PAGE, type ReadAccount } from "../device/accounts.js"
import { pathOf } from "../device/path.js"
import { own } from "../own.js"
import { isAccount, unreadable } from "../values.js"
import { call, type Library } from "./call.js"

/** The path as the library names it (TR4). */
export function libraryPath(index: number): string {
  return `m/${pathOf(index)}`
}

/** Reads the address of an account. With `show`, waits until the user has confirmed it on the device. */
export async function readAddress(
  library: Library,
  index: number,
  show: boolean,
  signal: AbortSignal | undefined,
): Promise<string> {
  const parameters = { path: libraryPath(index), showOnTrezor: show }
  return addressIn(await call(library, "stellarGetAddress", parameters, signal))
}

/** Reads a page of ten accounts by one call: each call may open the library's window. */
export async function readPage(
  library: Library,
  page: number,
  signal: AbortSignal | undefined,
): Promise<readonly AccountEntry[]> {
  const indexes = Array.from({ length: PAGE }, (_, offset) => page * PAGE + offset)
  const bundle = indexes.map((index) => ({ path: libraryPath(index), showOnTrezor: false }))
  const payload = await call(library, "stellarGetAddress", { bundle }, signal)
  if (!Array.isArray(payload) || payload.length !== PAGE) return unreadable("Trezor")
  return indexes.map((index, at) => ({ publicKey: addressIn(payload[at]), index }))
}

/**
 * Creates a function that reads the accounts of a list: the first account of a page reads its whole page, from which the
 * others then come.
 */
export function listReader(library: Library): ReadAccount {
  const known = new Map<number, string>()
  return async (index, show, signal) => {
    const found = known.get(index)
    if (found !== undefined && !show) return found
    if (show || index % PAGE !== 0) return readAddress(library, index, show, signal)
    for (const account of await readPage(library, index / PAGE, signal))
      known.set(account.index, account.publicKey)
    return known.get(index)!
  }
}

function addressIn(payload: unknown): string {
  const address = own(payload, "address")
  return isAccount(address) ? address : unreadable("Trezor")
}
