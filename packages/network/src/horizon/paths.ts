import { xdr } from "@stellar/stellar-sdk/base"
import { toStroops } from "../entries/amounts.js"
import { MAX_INT64 } from "../entries/parameters.js"
import { invalidField } from "../http/problem.js"
import type { Reply } from "../http/reply.js"
import type { Request } from "../http/request.js"
import { convert, MAX_OFFERS_TO_CROSS } from "../operations/exchange/convert.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { assetFields, assetText, readAsset, readAssets, requiredAsset } from "./asset-fields.js"
import { entriesOf } from "./entries-of.js"
import { amount, resource } from "./format.js"
import { checkAccount } from "./scope.js"

/** The most assets between the first and the last of a path that is searched. The protocol allows five. */
const MAX_BETWEEN = 3

/** The most paths for one pair of assets. */
const MAX_PATHS = 5

/** `GET /paths/strict-receive`: what an exact amount of an asset costs in others. */
export function strictReceive(network: ServedNetwork, request: Request): Reply {
  const to = requiredAsset(request, "destination")
  const wanted = readAmount(request, "destination_amount")
  const sources = assetsFor(network, request, "source")
  return found(
    sources.flatMap((from) =>
      best(routes(network, from, to), (path) => {
        const sent = cost(network, path, wanted)
        return sent === undefined ? undefined : { path, sent, received: wanted, rank: -sent }
      }),
    ),
  )
}

/** `GET /paths/strict-send`: what an exact amount of an asset buys of others. */
export function strictSend(network: ServedNetwork, request: Request): Reply {
  const from = requiredAsset(request, "source")
  const sent = readAmount(request, "source_amount")
  const destinations = assetsFor(network, request, "destination")
  return found(
    destinations.flatMap((to) =>
      best(routes(network, from, to), (path) => {
        const received = yieldOf(network, path, sent)
        return received ? { path, sent, received, rank: received } : undefined
      }),
    ),
  )
}

interface Payable {
  readonly path: readonly xdr.Asset[]
  readonly sent: bigint
  readonly received: bigint
  /** Higher is better. */
  readonly rank: bigint
}

function best(
  paths: readonly (readonly xdr.Asset[])[],
  quote: (path: readonly xdr.Asset[]) => Payable | undefined,
): Payable[] {
  return paths
    .flatMap((path) => quote(path) ?? [])
    .sort((a, b) => (a.rank === b.rank ? a.path.length - b.path.length : a.rank > b.rank ? -1 : 1))
    .slice(0, MAX_PATHS)
}

function found(payable: readonly Payable[]): Reply {
  const records = payable.map(({ path, sent, received }) => ({
    ...assetFields(path[0]!, "source_"),
    source_amount: amount(sent),
    ...assetFields(path.at(-1)!, "destination_"),
    destination_amount: amount(received),
    path: path.slice(1, -1).map((asset) => assetFields(asset)),
  }))
  return resource({ _embedded: { records } })
}

/** All ways from an asset to another through what offers and pools exchange, without circles. */
function routes(network: ServedNetwork, from: xdr.Asset, to: xdr.Asset): xdr.Asset[][] {
  const next = markets(network)
  const target = assetText(to)
  const ways: string[][] = []
  const walk = (way: readonly string[]) => {
    const last = way.at(-1)!
    if (last === target) return void ways.push([...way])
    if (way.length > MAX_BETWEEN + 1) return
    for (const one of next.get(last) ?? []) if (!way.includes(one)) walk([...way, one])
  }
  walk([assetText(from)])
  return ways.map((way) =>
    way.length === 1 ? [from, to] : way.map((text) => readAsset("path", text)),
  )
}

/** What can be bought with each asset. */
function markets(network: ServedNetwork): Map<string, Set<string>> {
  const next = new Map<string, Set<string>>()
  const add = (from: xdr.Asset, to: xdr.Asset) => {
    const known = next.get(assetText(from)) ?? new Set()
    next.set(assetText(from), known.add(assetText(to)))
  }
  for (const { data } of entriesOf(network, "offer")) add(data.offer.buying, data.offer.selling)
  for (const { data } of entriesOf(network, "liquidityPool")) {
    const { assetA, assetB } = data.liquidityPool.body.constantProduct.params
    add(assetA, assetB)
    add(assetB, assetA)
  }
  return next
}

function cost(
  network: ServedNetwork,
  path: readonly xdr.Asset[],
  wanted: bigint,
): bigint | undefined {
  return tried(network, path.toReversed(), wanted, "strictReceive")
}

function yieldOf(
  network: ServedNetwork,
  path: readonly xdr.Asset[],
  sent: bigint,
): bigint | undefined {
  return tried(network, path, sent, "strictSend")
}

/** Exchanges along a path in a draft that is dropped. Backwards, if what arrives is exact. */
function tried(
  { ledger }: ServedNetwork,
  path: readonly xdr.Asset[],
  exact: bigint,
  rounding: "strictSend" | "strictReceive",
): bigint | undefined {
  const draft = ledger.draft()
  const sends = rounding === "strictSend"
  let moved = exact
  let budget = MAX_OFFERS_TO_CROSS
  for (const [index, asset] of path.slice(1).entries()) {
    const previous = path[index]!
    if (previous.equals(asset)) continue
    const [sending, receiving] = sends ? [previous, asset] : [asset, previous]
    const done = convert(draft, ledger.closed.length, {
      ...{ sending, receiving, rounding, budget },
      maxSend: sends ? moved : MAX_INT64,
      maxReceive: sends ? MAX_INT64 : moved,
    })
    if (done.end !== "complete" || (sends ? done.sent : done.received) !== moved) return undefined
    moved = sends ? done.received : done.sent
    budget = done.budget
  }
  return moved
}

/** The assets of one end of a path: a list, or what an account holds. */
function assetsFor(
  network: ServedNetwork,
  { query }: Request,
  end: "source" | "destination",
): xdr.Asset[] {
  const list = query.get(`${end}_assets`)
  const account = query.get(`${end}_account`)
  if (!list === !account)
    throw invalidField(
      `${end}_assets`,
      `The request requires either a list of ${end} assets or a ${end} account.`,
    )
  if (list) return readAssets(`${end}_assets`, list)
  const id = checkAccount(account!)
  const held = entriesOf(network, "trustline")
    .map(({ data }) => data.trustLine)
    .filter(({ accountId, asset }) => accountId.equals(id) && asset.type !== "assetTypePoolShare")
    .map(({ asset }) => readAsset("asset", assetText(asset)))
  return [xdr.Asset.assetTypeNative(), ...held]
}

function readAmount({ query }: Request, field: string): bigint {
  const stroops = toStroops(query.get(field) ?? "")
  if (!stroops) throw invalidField(field, "Value must be positive")
  return stroops
}
