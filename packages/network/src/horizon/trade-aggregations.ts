import { invalidField } from "../http/problem.js"
import type { Request } from "../http/request.js"
import type { Answer } from "../http/router.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { requiredAsset } from "./asset-fields.js"
import { amount, link, price, resource } from "./format.js"
import { limitOf, orderOf, urlOf } from "./page.js"
import { orientation, type Pair, pastTrades, type Rate, rateOf } from "./past-trades.js"

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const resolutions = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, DAY, 7 * DAY]

/** `GET /trade_aggregations`: the trades of a pair, summed per segment of time. Segments without trades are left out. */
export function tradeAggregations(network: ServedNetwork): Answer {
  return (request) => {
    const pair = [requiredAsset(request, "base"), requiredAsset(request, "counter")] as const
    const span = spanOf(request)
    const order = orderOf(request)
    const segments = segmentsOf(network, pair, span)
    const directed = order === "asc" ? segments : segments.toReversed()
    const found = directed.slice(0, limitOf(request))
    const url = (changes: Record<string, string>) => link(urlOf(network, request, changes))
    return resource({
      _links: { self: url({}), next: url(beyond(found.at(-1), span, order)), prev: link("") },
      _embedded: { records: found.map(segmentRecord) },
    })
  }
}

/** What a request covers, all in ms. */
interface Span {
  readonly resolution: number
  readonly offset: number
  readonly start: number
  readonly end: number
}

/** Reads what a request covers. Only whole segments count. */
function spanOf(request: Request): Span {
  const resolution = milliseconds(request, "resolution")
  if (!resolutions.includes(resolution))
    throw invalidField("resolution", `resolution is one of ${resolutions.join(", ")}`)
  const offset = milliseconds(request, "offset")
  if (offset % HOUR !== 0 || offset >= DAY || offset > resolution)
    throw invalidField(
      "offset",
      "offset is in whole hours, below a day, and at most the resolution",
    )
  const from = milliseconds(request, "start_time")
  const to = milliseconds(request, "end_time")
  const aligned = (time: number, round: (segments: number) => number) =>
    round((time - offset) / resolution) * resolution + offset
  const start = from === 0 ? 0 : Math.max(offset, aligned(from, Math.ceil))
  const end = to === 0 ? Number.POSITIVE_INFINITY : aligned(to, Math.floor)
  if (end < Math.max(offset, start))
    throw invalidField("end_time", "end_time is before the offset, or before start_time")
  return { resolution, offset, start, end }
}

/** Reads a number of ms, or 0. */
function milliseconds({ query }: Request, field: string): number {
  const value = Number(query.get(field) || 0)
  if (!Number.isSafeInteger(value) || value < 0)
    throw invalidField(field, `${field} is a whole number of milliseconds`)
  return value
}

/** A trade as seen from the base. */
interface Exchanged {
  readonly base: bigint
  readonly counter: bigint
  readonly rate: Rate
}

interface Segment {
  /** In ms. */
  readonly start: number
  readonly trades: readonly [Exchanged, ...Exchanged[]]
}

/** The segments with trades, oldest first. */
function segmentsOf(network: ServedNetwork, pair: Pair, span: Span): Segment[] {
  const { resolution, offset, start, end } = span
  const segments: Segment[] = []
  for (const trade of pastTrades(network)) {
    const isSeller = orientation(trade, pair)
    const { amountSold, amountBought } = trade.atom.value
    const time = Number(trade.past.transaction.ledger.time) * 1000
    // An exchange of something for nothing has no price.
    const isPriced = amountSold > 0n && amountBought > 0n
    if (isSeller === undefined || !isPriced || time < start || time >= end) continue
    const [base, counter] = isSeller ? [amountSold, amountBought] : [amountBought, amountSold]
    const exchanged = { base, counter, rate: rateOf(trade, isSeller) }
    const own = Math.floor((time - offset) / resolution) * resolution + offset
    const last = segments.at(-1)
    if (last?.start === own)
      segments[segments.length - 1] = { start: own, trades: [...last.trades, exchanged] }
    else segments.push({ start: own, trades: [exchanged] })
  }
  return segments
}

/** The span of the next page. It is the same one if this page is empty. */
function beyond(
  last: Segment | undefined,
  { resolution }: Span,
  order: "asc" | "desc",
): Record<string, string> {
  if (!last) return {}
  return order === "asc"
    ? { start_time: String(last.start + resolution) }
    : { end_time: String(last.start) }
}

function segmentRecord({ start, trades }: Segment): object {
  const base = trades.reduce((sum, trade) => sum + trade.base, 0n)
  const counter = trades.reduce((sum, trade) => sum + trade.counter, 0n)
  const sorted = trades.map(({ rate }) => rate).toSorted(compareRates)
  return {
    timestamp: String(start),
    trade_count: String(trades.length),
    base_volume: amount(base),
    counter_volume: amount(counter),
    avg: price({ n: counter, d: base }),
    ...rated("high", sorted.at(-1)!),
    ...rated("low", sorted[0]!),
    ...rated("open", trades[0].rate),
    ...rated("close", trades.at(-1)!.rate),
  }
}

function rated(name: string, rate: Rate): object {
  return { [name]: price(rate), [`${name}_r`]: { n: String(rate.n), d: String(rate.d) } }
}

function compareRates(one: Rate, other: Rate): number {
  return Number(one.n * other.d - other.n * one.d)
}
