import { refusal } from "../../wallets/control.js"
import { type Listing, listings } from "./wallets.js"

/** The listing calls: all wallets, or those for a platform. */
export type Call = "getAllListings" | "getDesktopListings" | "getMobileListings"

/** One page of the wallets that match a query, and how many there are in total. */
export interface Selection {
  readonly page: readonly Listing[]
  readonly total: number
}

/** Default and maximum number of wallets per page. */
const ENTRIES = 100

/**
 * Selects wallets like the explorer: they support all chains, the version, and one of the sdks, and their name contains
 * the search text. With `recommendedIds`, returns only those, in their order.
 *
 * @throws {Problem} 400 if `page`, `entries`, or `version` is not a number above 0
 */
export function select(call: Call, query: URLSearchParams): Selection {
  const chains = list(query, "chains")
  const sdks = list(query, "sdks")
  const excluded = list(query, "excludedIds")
  const recommended = list(query, "recommendedIds")
  const search = query.get("search")?.trim().toLowerCase() ?? ""
  const version = query.has("version") ? String(number(query, "version", 2)) : undefined
  const page = number(query, "page", 1)
  const entries = Math.min(number(query, "entries", ENTRIES), ENTRIES)

  const found = listings
    .filter((wallet) => runsFor(call, wallet))
    .filter((wallet) => chains.every((chain) => wallet.chains.includes(chain)))
    .filter((wallet) => sdks.length === 0 || sdks.some((sdk) => wallet.sdks.includes(sdk)))
    .filter((wallet) => version === undefined || wallet.versions.includes(version))
    .filter(({ id }) => !excluded.includes(id))
    .filter(({ id }) => recommended.length === 0 || recommended.includes(id))
    .filter(({ name }) => name.toLowerCase().includes(search))
    .sort((a, b) => recommended.indexOf(a.id) - recommended.indexOf(b.id))
  return { page: found.slice((page - 1) * entries, page * entries), total: found.length }
}

function runsFor(call: Call, { desktop, mobile }: Listing): boolean {
  switch (call) {
    case "getAllListings":
      return true
    case "getDesktopListings":
      return desktop.native !== null
    case "getMobileListings":
      return mobile.native !== null
  }
}

function list(query: URLSearchParams, name: string): string[] {
  return (query.get(name) ?? "").split(",").filter(Boolean)
}

function number(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name)
  if (text === null) return otherwise
  if (!/^[1-9]\d{0,5}$/.test(text)) throw refusal(400, `${name} must be a number above 0.`)
  return Number(text)
}
