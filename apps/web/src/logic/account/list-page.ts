import { patient } from "../stellar/horizon.js"
import { NetworkError } from "../stellar/network-error.js"
import { fieldsOf, readJson, textOf } from "../stellar/read-json.js"

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
  const response = await fetch(address, {
    headers: { accept: "application/json" },
    cache: "no-store",
    signal: patient(signal),
  }).catch((cause) => {
    throw new NetworkError({ problem: "noHorizon" }, { cause })
  })
  const { records } = fieldsOf(fieldsOf(await readJson(response))._embedded)
  if (!response.ok || !Array.isArray(records) || records.length > PAGE_SIZE) {
    throw new NetworkError({ problem: "noList", status: response.status })
  }
  const last = textOf(fieldsOf(records.at(-1)).paging_token)
  const isFull = records.length === PAGE_SIZE && last && last.length <= LONGEST_CURSOR
  return {
    items: records.flatMap((record) => read(record) ?? []),
    ...(isFull && last !== cursor ? { next: last } : {}),
  }
}
