import type { Request } from "../http.js"
import { invalidField } from "../problem.js"
import type { Reply } from "../reply.js"
import { link, resource } from "./resource.js"

/** One record of a collection: what is shown, and its place. */
export interface PageRecord {
  readonly token: bigint
  show(): object
}

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 200

/**
 * A page of a collection (`cursor`, `order`, `limit`), with links to the pages beside it. It is oldest first unless
 * `order=desc`, as in Horizon.
 *
 * @param url of the collection, without a query
 * @param records from oldest to newest
 */
export function page({ query }: Request, url: string, records: readonly PageRecord[]): Reply {
  const order = query.get("order") || "asc"
  if (order !== "asc" && order !== "desc")
    throw invalidField("order", `invalid order: must be "asc" or "desc"`)
  const limit = readLimit(query.get("limit"))
  const cursor = readCursor(query.get("cursor"))

  const ordered = order === "asc" ? records : records.toReversed()
  const after = ordered.filter(({ token }) => follows(token, cursor, order))
  const shown = after.slice(0, limit)

  const at = (direction: string, token: string) => {
    const params = new URLSearchParams([...query])
    for (const [name, value] of Object.entries({ cursor: token, limit, order: direction }))
      params.set(name, String(value))
    return link(`${url}?${params}`)
  }
  const start = query.get("cursor") ?? ""
  return resource({
    _links: {
      self: at(order, start),
      next: at(order, String(shown.at(-1)?.token ?? start)),
      prev: at(order === "asc" ? "desc" : "asc", String(shown[0]?.token ?? start)),
    },
    _embedded: { records: shown.map((record) => record.show()) },
  })
}

function follows(token: bigint, cursor: bigint | "now" | undefined, order: string): boolean {
  if (cursor === undefined) return true
  if (cursor === "now") return order === "desc"
  return order === "asc" ? token > cursor : token < cursor
}

function readLimit(given: string | null): number {
  if (!given) return DEFAULT_LIMIT
  const limit = /^\d{1,9}$/.test(given) ? Number(given) : 0
  if (limit < 1) throw invalidField("limit", "invalid limit: must be a positive number")
  if (limit > MAX_LIMIT)
    throw invalidField(
      "limit",
      `invalid limit: value provided that is over limit max of ${MAX_LIMIT}`,
    )
  return limit
}

function readCursor(given: string | null): bigint | "now" | undefined {
  if (!given) return undefined
  if (given === "now") return "now"
  if (!/^\d{1,19}$/.test(given)) throw invalidField("cursor", "cursor: invalid value")
  return BigInt(given)
}
