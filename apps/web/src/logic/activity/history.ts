import { type ListPage, readListPage } from "../account/list-page.js"
import type { Deeds } from "../sentence/deed.js"
import { NetworkError } from "../stellar/network-error.js"
import { readPastDeeds } from "./past-deeds.js"
import { type PastOperation, readPastOperation } from "./past-operation.js"

/** A transaction of an account's history, with the operations that concern the account. */
export interface PastTransaction
  extends Pick<PastOperation, "hash" | "at" | "successful" | "memo"> {
  /** The type of its first operation. */
  type: string
  /** What it did, told for the account. Undefined if that can't be read. */
  deeds: Deeds | undefined
}

/**
 * Reads a page of an account's history, the latest first: GET `{horizon}/accounts/{address}/operations`. It is empty if
 * the network has never had the account. Throws a `NetworkError` if Horizon does not answer.
 */
export async function readHistory(
  horizonUrl: string,
  address: string,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<ListPage<PastOperation>> {
  const path = `accounts/${encodeURIComponent(address)}/operations`
  const url = `${horizonUrl}/${path}?include_failed=true&join=transactions`
  try {
    return await readListPage(url, readPastOperation, cursor, signal)
  } catch (error) {
    const found = error instanceof NetworkError ? error.found : undefined
    if (found && "status" in found && found.status === 404) return { items: [] }
    throw error
  }
}

/** Puts the operations of each transaction together, and reads what they did. Takes and returns the latest first. */
export async function readTransactions(
  operations: readonly PastOperation[],
  account: string,
  passphrase: string,
): Promise<PastTransaction[]> {
  const byHash = new Map<string, PastOperation[]>()
  for (const operation of operations) {
    const { hash } = operation
    byHash.set(hash, [operation, ...(byHash.get(hash) ?? [])])
  }
  return Promise.all(
    [...byHash.values()].map(async (together) => {
      const { hash, at, successful, memo, type } = together[0]!
      const deeds = await readPastDeeds(together, account, passphrase)
      return { hash, at, successful, type, deeds, ...(memo === undefined ? {} : { memo }) }
    }),
  )
}
