import type { xdr } from "@stellar/stellar-sdk/base"
import { accountOf, addressOf } from "../entries/identity.js"
import type { Params } from "../http/router.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { type Effect, effectTypes } from "./effect.js"
import { entryEffects } from "./entry-effects.js"
import { link, timestamp } from "./format.js"
import type { PastOperation } from "./history.js"
import { moveEffects } from "./move-effects.js"
import { operationEffects } from "./operation-effects.js"
import type { Rows } from "./page.js"
import { operationsIn } from "./scope.js"
import { sponsorshipEffects } from "./sponsorship-effects.js"

/** `GET /effects`, and those of an account, a ledger, a transaction, an operation, or a pool. */
export function effectRows(network: ServedNetwork): Rows {
  return (_request, params) => {
    const { account_id: account, ...place } = params
    const operations = account === undefined ? operationsIn(network, params) : all(network, account)
    return operations
      .filter(({ transaction }) => transaction.successful)
      .flatMap((past) =>
        effectsOf(past).map((effect, index) => ({ past, effect, order: index + 1 })),
      )
      .filter(({ effect }) => account === undefined || effect.account === account)
      .filter(({ effect }) => !("liquidity_pool_id" in place) || isOfPool(effect))
      .map(({ past, effect, order }) => ({
        token: `${past.id}-${order}`,
        record: () => effectRecord(network, past, effect, order),
      }))
  }
}

/** Effects reach accounts that the operation does not name, such as an offer's seller. */
function all(network: ServedNetwork, account: string): PastOperation[] {
  operationsIn(network, { account_id: account } satisfies Params)
  return operationsIn(network, {})
}

function isOfPool({ type }: Effect): boolean {
  return type.startsWith("liquidity_pool_")
}

/** The effects of an operation, in order. */
function effectsOf(past: PastOperation): Effect[] {
  return [
    ...operationEffects(past),
    ...moveEffects(past),
    ...entryEffects(past),
    ...sponsorshipEffects(past),
  ]
}

function effectRecord(
  { horizonUrl }: ServedNetwork,
  { id, transaction, source }: PastOperation,
  { type, account, ...details }: Effect,
  order: number,
): object {
  const token = `${id}-${order}`
  return {
    _links: {
      operation: link(`${horizonUrl}/operations/${id}`),
      succeeds: link(`${horizonUrl}/effects?order=desc&cursor=${token}`),
      precedes: link(`${horizonUrl}/effects?order=asc&cursor=${token}`),
    },
    id: `${String(id).padStart(19, "0")}-${String(order).padStart(10, "0")}`,
    paging_token: token,
    account,
    ...muxedSource(source, account),
    type,
    type_i: effectTypes[type],
    created_at: timestamp(transaction.ledger.time),
    ...details,
  }
}

function muxedSource(source: xdr.MuxedAccount, account: string): object {
  return source.type === "keyTypeMuxedEd25519" && addressOf(accountOf(source)) === account
    ? { account_muxed: addressOf(source), account_muxed_id: String(source.med25519.id) }
    : {}
}
