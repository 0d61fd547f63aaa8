import { askHorizon } from "../stellar/horizon.js"
import { NetworkError } from "../stellar/network-error.js"
import { fieldsOf, textOf } from "../stellar/read-json.js"

/** One page of a list. */
export interface ListPage<Item> {
  items: readonly Item[]
  /** The cursor of the next page. Absent after the last one. */
  next?: string
}

/** How many records a page has. */
export const PAGE_SIZE = 10

/** The longest cursor of Horizon: a ledger's number and an id of 72 characters. */
const LONGEST_CURSOR = 100

/**
 * Reads a page of one of Horizon's lists after a cursor, by default newest first. Records that `read` doesn't accept are left out.
 * Throws a `NetworkError` if Horizon does not answer, or with something else.
 */
export async function readListPage<Item>(
  url: string,
  read: (record: unknown) => Item | undefined,
  cursor: string | undefined,
  signal: AbortSignal,
  order: "asc" | "desc" = "desc",
): Promise<ListPage<Item>> {
  const address = new URL(url)
  address.searchParams.set("order", order)
  address.searchParams.set("limit", String(PAGE_SIZE))
  if (cursor !== undefined) address.searchParams.set("cursor", cursor)
  const { json, ok, status } = await askHorizon(address, signal)
  const { records } = fieldsOf(fieldsOf(json)._embedded)
  if (!ok || !Array.isArray(records) || records.length > PAGE_SIZE) {
    throw new NetworkError({ problem: "noList", status })
  }
  const last = textOf(fieldsOf(records.at(-1)).paging_token)
  const isFull = records.length === PAGE_SIZE && last && last.length <= LONGEST_CURSOR
  return {
    items: records.map(read).filter((item) => item !== undefined),
    ...(isFull && last !== cursor ? { next: last } : {}),
  }
}
