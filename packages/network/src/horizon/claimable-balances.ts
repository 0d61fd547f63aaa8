import { isClawbackEnabled } from "../entries/claimable-balance.js"
import { addressOf } from "../entries/identity.js"
import { notFound } from "../http/problem.js"
import type { Params } from "../http/router.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { assetText, readAsset } from "./asset-fields.js"
import { balanceText, predicate, readBalanceId } from "./claim-fields.js"
import { entriesOf, type Found, modified, sponsorOf } from "./entries-of.js"
import { amount, link } from "./format.js"
import type { Rows } from "./page.js"

/** `GET /claimable_balances` by sponsor, asset, or claimant. */
export function balanceRows(network: ServedNetwork): Rows {
  return ({ query }) => {
    const [sponsor, claimant] = [query.get("sponsor"), query.get("claimant")]
    const asset = query.get("asset") && readAsset("asset", query.get("asset")!)
    return entriesOf(network, "claimableBalance")
      .filter(({ entry, data: { claimableBalance: balance } }) =>
        [
          !sponsor || sponsorOf(entry) === sponsor,
          !asset || balance.asset.equals(asset),
          !claimant || balance.claimants.some(({ v0 }) => addressOf(v0.destination) === claimant),
        ].every(Boolean),
      )
      .map((found) => ({ token: token(found), record: () => balanceRecord(network, found) }))
  }
}

/** `GET /claimable_balances/{id}`. */
export function balanceBy(network: ServedNetwork, params: Params): object {
  const id = readBalanceId(params.claimable_balance_id ?? "")
  const found = entriesOf(network, "claimableBalance").find(({ data }) =>
    data.claimableBalance.balanceId.equals(id),
  )
  if (!found) throw notFound()
  return balanceRecord(network, found)
}

function token({ entry, data }: Found<"claimableBalance">): string {
  return `${entry.lastModifiedLedgerSeq}-${balanceText(data.claimableBalance.balanceId)}`
}

function balanceRecord(network: ServedNetwork, found: Found<"claimableBalance">): object {
  const { entry, data } = found
  const balance = data.claimableBalance
  const id = balanceText(balance.balanceId)
  const self = `${network.horizonUrl}/claimable_balances/${id}`
  return {
    _links: {
      self: link(self),
      transactions: link(`${self}/transactions{?cursor,limit,order}`),
      operations: link(`${self}/operations{?cursor,limit,order}`),
    },
    id,
    asset: assetText(balance.asset),
    amount: amount(balance.amount),
    sponsor: sponsorOf(entry),
    ...modified(network, entry),
    claimants: balance.claimants.map(({ v0 }) => ({
      destination: addressOf(v0.destination),
      predicate: predicate(v0.predicate),
    })),
    flags: { clawback_enabled: isClawbackEnabled(balance) },
    paging_token: token(found),
  }
}
