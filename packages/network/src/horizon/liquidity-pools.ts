import type { xdr } from "@stellar/stellar-sdk/base"
import { addressOf } from "../entries/identity.js"
import { notFound } from "../http/problem.js"
import type { Params } from "../http/router.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { assetText, poolText, readAssets } from "./asset-fields.js"
import { entriesOf, type Found, modified } from "./entries-of.js"
import { link } from "./format.js"
import type { Rows } from "./page.js"
import { poolFields } from "./pool-fields.js"
import { checkAccount, checkPool } from "./scope.js"

/** `GET /liquidity_pools`, by the assets in it, or by an account that has shares. */
export function poolRows(network: ServedNetwork): Rows {
  return ({ query }) => {
    const reserves = query.get("reserves")
    const account = query.get("account")
    const assets = reserves ? readAssets("reserves", reserves).map(assetText) : []
    const shares = account ? sharesOf(network, account) : undefined
    return entriesOf(network, "liquidityPool")
      .filter(({ data: { liquidityPool: pool } }) => {
        const own = assetsOf(pool)
        return (
          assets.every((asset) => own.includes(asset)) &&
          (!shares || shares.has(poolText(pool.liquidityPoolId)))
        )
      })
      .map((found) => ({
        token: poolText(found.data.liquidityPool.liquidityPoolId),
        record: () => poolRecord(network, found),
      }))
  }
}

/** `GET /liquidity_pools/{id}`. */
export function poolBy(network: ServedNetwork, params: Params): object {
  const id = checkPool(params.liquidity_pool_id ?? "")
  const found = entriesOf(network, "liquidityPool").find(({ data }) =>
    data.liquidityPool.liquidityPoolId.equals(id),
  )
  if (!found) throw notFound()
  return poolRecord(network, found)
}

/** The ids of the pools that an account has trust lines for. */
function sharesOf(network: ServedNetwork, account: string): Set<string> {
  checkAccount(account)
  return new Set(
    entriesOf(network, "trustline").flatMap(({ data: { trustLine } }) =>
      trustLine.asset.type === "assetTypePoolShare" && addressOf(trustLine.accountId) === account
        ? poolText(trustLine.asset.liquidityPoolId)
        : [],
    ),
  )
}

function assetsOf({ body }: xdr.LiquidityPoolEntry): string[] {
  const { assetA, assetB } = body.constantProduct.params
  return [assetText(assetA), assetText(assetB)]
}

function poolRecord(network: ServedNetwork, { entry, data }: Found<"liquidityPool">): object {
  const { liquidityPool: pool } = data
  const id = poolText(pool.liquidityPoolId)
  const self = `${network.horizonUrl}/liquidity_pools/${id}`
  return {
    _links: {
      self: link(self),
      transactions: link(`${self}/transactions{?cursor,limit,order}`),
      operations: link(`${self}/operations{?cursor,limit,order}`),
    },
    paging_token: id,
    ...poolFields(pool),
    ...modified(network, entry),
  }
}
