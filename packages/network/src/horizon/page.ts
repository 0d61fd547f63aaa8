import { invalidField, problem } from "../http/problem.js"
import { type Reply, untilAborted } from "../http/reply.js"
import type { Request } from "../http/request.js"
import type { Answer, Params } from "../http/router.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { link, resource } from "./format.js"

/** A record of a list. It is only written if it is on the page. */
export interface Row {
  /** The cursor of the record. */
  readonly token: string
  record(): object
}

/** The rows of a list in ascending order. Throws a `Problem` for an invalid filter, and if what they belong to is missing. */
export type Rows = (request: Request, params: Params) => readonly Row[]

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 200

/** A list of past things, which a client can also follow as a stream of events. */
export function history(network: ServedNetwork, rows: Rows): Answer {
  return (request, params) =>
    wantsEvents(request)
      ? follow(network, request, () => rows(request, params))
      : page(network, request, rows(request, params), compareNumbers)
}

/** A list of what the ledger holds now. */
export function state(network: ServedNetwork, rows: Rows): Answer {
  return (request, params) => {
    if (wantsEvents(request))
      throw problem(
        406,
        "not_acceptable",
        "An acceptable response content-type could not be provided",
        {
          detail: "The local network does not stream this list. Ask for it again instead.",
        },
      )
    const sorted = rows(request, params).toSorted((a, b) => compareTokens(a.token, b.token))
    return page(network, request, sorted, compareTokens)
  }
}

/** One resource, which a client can also follow: it is sent again whenever a ledger changes it. */
export function single(
  network: ServedNetwork,
  read: (request: Request, params: Params) => object,
): Answer {
  return (request, params) => {
    if (!wantsEvents(request)) return resource(read(request, params))
    const now = JSON.stringify(read(request, params))
    let sent = ""
    return events(network, (write) => {
      const next = sent === "" ? now : JSON.stringify(read(request, params))
      if (next !== sent) write(`data: ${next}\n\n`)
      sent = next
    })
  }
}

function wantsEvents({ accept = "" }: Request): boolean {
  return accept.includes("text/event-stream")
}

function page(
  network: ServedNetwork,
  request: Request,
  rows: readonly Row[],
  compare: Compare,
): Reply {
  const limit = limitOf(request)
  const order = orderOf(request)
  const cursor = cursorOf(request, rows, compare)
  const sign = order === "asc" ? 1 : -1
  const directed = order === "asc" ? rows : rows.toReversed()
  const found = directed
    .filter(({ token }) => cursor === "" || sign * compare(token, cursor) > 0)
    .slice(0, limit)
  const url = (changes: Record<string, string>) =>
    link(urlOf(network, request, { order, limit: String(limit), ...changes }))
  const opposite = order === "asc" ? "desc" : "asc"
  return resource({
    _links: {
      self: url({ cursor: request.query.get("cursor") ?? "" }),
      next: url({ cursor: found.at(-1)?.token ?? cursor }),
      prev: url({ order: opposite, cursor: found[0]?.token ?? cursor }),
    },
    _embedded: { records: found.map((row) => row.record()) },
  })
}

function follow(network: ServedNetwork, request: Request, read: () => readonly Row[]): Reply {
  const rows = read()
  let last = request.lastEventId || cursorOf(request, rows, compareNumbers)
  return events(network, (write) => {
    for (const row of read())
      if (last === "" || compareNumbers(row.token, last) > 0) {
        write(`id: ${row.token}\ndata: ${JSON.stringify(row.record())}\n\n`)
        last = row.token
      }
  })
}

/** A stream of events: some at once, and more after each ledger. It stays open until the client leaves. */
function events({ ledger }: ServedNetwork, send: (write: (text: string) => void) => void): Reply {
  return {
    status: 200,
    type: "text/event-stream",
    async body(write, gone) {
      write('retry: 1000\nevent: open\ndata: "hello"\n\n')
      send(write)
      const stop = ledger.watch(() => send(write))
      await untilAborted(gone)
      stop()
    },
  }
}

/** How many records a request wants. */
export function limitOf({ query }: Request): number {
  const text = query.get("limit") ?? ""
  const limit = text === "" ? DEFAULT_LIMIT : Number(text)
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
    throw invalidField("limit", `limit must be a number from 1 to ${MAX_LIMIT}`)
  return limit
}

/** The order that a request wants. */
export function orderOf({ query }: Request): "asc" | "desc" {
  const order = query.get("order") || "asc"
  if (order !== "asc" && order !== "desc") throw invalidField("order", "order must be asc or desc")
  return order
}

/** The cursor of a request. `now` is the newest record. */
function cursorOf({ query }: Request, rows: readonly Row[], compare: Compare): string {
  const cursor = query.get("cursor") ?? ""
  if (cursor === "now") return rows.at(-1)?.token ?? ""
  if (compare === compareNumbers && cursor !== "" && !isHistoryToken(cursor))
    throw invalidField("cursor", "the cursor is not a paging token of this list")
  return cursor
}

type Compare = (a: string, b: string) => number

function isHistoryToken(token: string): boolean {
  return /^\d{1,20}(-\d{1,20})?$/.test(token)
}

/** Orders the tokens of past things: one or two numbers. */
function compareNumbers(a: string, b: string): number {
  const [first = 0n, second = 0n] = a.split("-").map(BigInt)
  const [otherFirst = 0n, otherSecond = 0n] = b.split("-").map(BigInt)
  return Number(first - otherFirst) || Number(second - otherSecond)
}

function compareTokens(a: string, b: string): number {
  if (isHistoryToken(a) && isHistoryToken(b)) return compareNumbers(a, b)
  return a < b ? -1 : a > b ? 1 : 0
}

/** The address of a request with other parameters. */
export function urlOf(
  { horizonUrl }: ServedNetwork,
  { path, query }: Request,
  changes: Readonly<Record<string, string>>,
): string {
  const url = new URL(horizonUrl)
  url.pathname = path.map(encodeURIComponent).join("/")
  for (const [name, value] of query) url.searchParams.append(name, value)
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value)
  return url.href
}
