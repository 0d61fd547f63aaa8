import { toOfferAsset } from "../account/offers.js"
import { toDecimal } from "../account/record-fields.js"
import { fromStroops, toStroops } from "../stellar/amount.js"
import { NetworkError } from "../stellar/network-error.js"
import { fieldsOf } from "../stellar/read-json.js"
import { askExchange, assetQuery } from "./ask-exchange.js"

/** What is exchanged. Assets are `native` or `CODE:ISSUER`. */
export interface Exchange {
  give: string
  get: string
  /** Which of the two amounts is exact. */
  exact: "give" | "get"
  /** That amount, in stroops. */
  units: bigint
}

/** A way from one asset to another through the network's offers and pools. */
export interface Way {
  /** The assets between, `native` or `CODE:ISSUER`. */
  path: readonly string[]
  /** In stroops. */
  sent: bigint
  received: bigint
}

/** How many ways are shown. */
const MOST_WAYS = 4

/**
 * Asks Horizon for the ways of an exchange, the best first: GET `/paths/strict-send` or `/paths/strict-receive`. Throws a
 * `NetworkError` if it does not answer.
 */
export async function readWays(
  horizonUrl: string,
  exchange: Exchange,
  signal: AbortSignal,
): Promise<readonly Way[]> {
  const { give, get, exact, units } = exchange
  const isSend = exact === "give"
  const end = isSend ? "source" : "destination"
  const query = {
    ...assetQuery(end, isSend ? give : get),
    [`${end}_amount`]: fromStroops(units),
    [isSend ? "destination_assets" : "source_assets"]: isSend ? get : give,
  }
  const url = `${horizonUrl}/paths/strict-${isSend ? "send" : "receive"}`
  const { records } = fieldsOf((await askExchange(url, query, signal))._embedded)
  if (!Array.isArray(records)) throw new NetworkError({ problem: "noList", status: 200 })
  return records
    .flatMap((record) => toWay(record) ?? [])
    .filter(({ sent, received }) => (isSend ? sent : received) === units)
    .sort((one, other) => compare(one, other, exact))
    .slice(0, MOST_WAYS)
}

/** Reads Horizon's record of a path. Undefined if it is something else. */
function toWay(record: unknown): Way | undefined {
  const { source_amount, destination_amount, path } = fieldsOf(record)
  const [sent, received] = [source_amount, destination_amount].map((amount) =>
    toStroops(toDecimal(amount) ?? ""),
  )
  if (!sent || !received || !Array.isArray(path)) return undefined
  const between = path.map((asset) => toOfferAsset(asset)?.id)
  const known = between.filter((id) => id !== undefined)
  return known.length === path.length && path.length <= 5
    ? { path: known, sent, received }
    : undefined
}

function compare(one: Way, other: Way, exact: Exchange["exact"]): number {
  const better = exact === "give" ? one.received - other.received : other.sent - one.sent
  if (better === 0n) return one.path.length - other.path.length
  return better > 0n ? -1 : 1
}
