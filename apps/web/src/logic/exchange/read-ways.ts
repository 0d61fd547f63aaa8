import { toOfferAsset } from "../account/offers.js"
import { toDecimal } from "../account/record-fields.js"
import { fromStroops, toStroops } from "../stellar/amount.js"
import { patient } from "../stellar/horizon.js"
import { NetworkError } from "../stellar/network-error.js"
import { fieldsOf, readJson } from "../stellar/read-json.js"

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
  const url = new URL(`${horizonUrl}/paths/strict-${isSend ? "send" : "receive"}`)
  url.searchParams.set(`${end}_amount`, fromStroops(units))
  for (const [name, value] of assetFields(isSend ? give : get)) {
    url.searchParams.set(`${end}_asset_${name}`, value)
  }
  url.searchParams.set(isSend ? "destination_assets" : "source_assets", isSend ? get : give)
  const response = await fetch(url, {
    headers: { accept: "application/json" },
    cache: "no-store",
    signal: patient(signal),
  }).catch((cause) => {
    throw new NetworkError({ problem: "noHorizon" }, { cause })
  })
  const { records } = fieldsOf(fieldsOf(await readJson(response))._embedded)
  if (!response.ok || !Array.isArray(records)) {
    throw new NetworkError({ problem: "noList", status: response.status })
  }
  return records
    .flatMap((record) => toWay(record) ?? [])
    .filter(({ sent, received }) => (isSend ? sent : received) === units)
    .sort((one, other) => compare(one, other, exact))
    .slice(0, MOST_WAYS)
}

function assetFields(asset: string): readonly (readonly [name: string, value: string])[] {
  const [code = "", issuer] = asset.split(":")
  if (issuer === undefined) return [["type", "native"]]
  const type = code.length > 4 ? "credit_alphanum12" : "credit_alphanum4"
  return [
    ["type", type],
    ["code", code],
    ["issuer", issuer],
  ]
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
