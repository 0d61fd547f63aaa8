import { encodeUtf8 } from "@alidade/core/encoding"
import { type Offer, readOffers } from "../account/offers.js"
import { LINE_AUTHORIZED, toState } from "../effects/account-state.js"
import { readAccountAs } from "../stellar/horizon.js"
import { writeStroops } from "../stellar/read-amount.js"
import type { Values } from "./field.js"
import { emptyOperation } from "./operation.js"
import type { OperationType } from "./table.js"
import type { SourcedOperation } from "./transaction.js"
import { writeBytes } from "./typed-bytes.js"

/** What keeps an account from being merged. */
export interface Leftovers {
  offers: readonly Offer[]
  /** Trust lines: `CODE:ISSUER`, and what they hold, in stroops. */
  lines: readonly { asset: string; balance: bigint }[]
  /** Names of data entries. */
  data: readonly string[]
  /** What other operations must remove: pool shares, what issuers froze, and entries of others that it pays for. */
  pools: number
  frozen: readonly string[]
  sponsoring: number
  /** Its flags can't change, so it can never be merged. */
  isImmutable: boolean
}

/** The bit of an account's flags after which they can't change. */
const IMMUTABLE = 4

/** Reads what keeps an account from being merged. Undefined if the network has no such account. Throws a `NetworkError`. */
export async function readLeftovers(
  horizonUrl: string,
  address: string,
  signal: AbortSignal,
): Promise<Leftovers | undefined> {
  const [state, offers] = await Promise.all([
    readAccountAs(toState, horizonUrl, address, signal),
    readAllOffers(horizonUrl, address, signal),
  ])
  if (!state) return undefined
  const held = [...state.lines].filter(([asset]) => asset !== "native")
  return {
    offers,
    lines: held.map(([asset, { balance }]) => ({ asset, balance })),
    data: [...state.data.keys()],
    pools: state.pools.size,
    frozen: held
      .filter(([, { balance, flags }]) => balance > 0n && (flags & LINE_AUTHORIZED) === 0)
      .map(([asset]) => asset),
    sponsoring: state.sponsoring,
    isImmutable: (state.flags & IMMUTABLE) !== 0,
  }
}

async function readAllOffers(
  horizonUrl: string,
  address: string,
  signal: AbortSignal,
): Promise<readonly Offer[]> {
  const all: Offer[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await readOffers(horizonUrl, address, cursor, signal)
    all.push(...items)
    cursor = next
  } while (cursor !== undefined)
  return all
}

/**
 * The operations that remove it, as they stand before the merge: offers first, because they hold amounts of the trust
 * lines, whose balances go to the destination.
 */
export function removalsOf(
  { offers, lines, data }: Leftovers,
  destination: string,
): readonly SourcedOperation[] {
  const removal = (type: OperationType, values: Values): SourcedOperation => ({
    type,
    source: "",
    values: { ...emptyOperation(type).values, ...values },
  })
  return [
    ...offers.map(({ id, selling, buying, ratio }) =>
      removal("manageSellOffer", {
        amount: "0",
        selling: selling.id,
        buying: buying.id,
        price: ratio,
        offerId: id,
      }),
    ),
    ...lines.flatMap(({ asset, balance }) => [
      ...(balance > 0n
        ? [
            removal("payment", {
              destination,
              asset,
              amount: writeStroops(balance),
            }),
          ]
        : []),
      removal("changeTrust", { line: { type: "asset", asset }, limit: "0" }),
    ]),
    ...data.map((name) => removal("manageData", { dataName: writeBytes(encodeUtf8(name)) })),
  ]
}
