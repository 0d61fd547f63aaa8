import type { xdr } from "@stellar/stellar-sdk/base"
import { factsOf } from "../entries/account-facts.js"
import { addressOf } from "../entries/identity.js"
import {
  isAuthorized,
  lineFactsOf,
  maintainsLiabilities,
  TrustLineFlag,
} from "../entries/trust-line.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { assetFields, poolText } from "./asset-fields.js"
import { entriesOf, type Found, sponsorOf } from "./entries-of.js"
import { amount } from "./format.js"

/** What an account holds: its trust lines, and its lumens last. */
export function balancesOf(network: ServedNetwork, account: xdr.AccountEntry): object[] {
  const { buying, selling } = factsOf(account)
  return [
    ...entriesOf(network, "trustline")
      .filter(({ data }) => data.trustLine.accountId.equals(account.accountId))
      .map(lineFields),
    {
      balance: amount(account.balance),
      buying_liabilities: amount(buying),
      selling_liabilities: amount(selling),
      asset_type: "native",
    },
  ]
}

function lineFields({ entry, data }: Found<"trustline">): object {
  const { asset, balance, limit, flags } = data.trustLine
  const { buying, selling } = lineFactsOf(data.trustLine)
  const common = {
    balance: amount(balance),
    limit: amount(limit),
    last_modified_ledger: entry.lastModifiedLedgerSeq,
    is_authorized: isAuthorized(data.trustLine),
    is_authorized_to_maintain_liabilities: maintainsLiabilities(flags),
    is_clawback_enabled: flags & TrustLineFlag.clawbackEnabled ? true : undefined,
    sponsor: sponsorOf(entry),
    ...assetFields(asset),
  }
  return asset.type === "assetTypePoolShare"
    ? { liquidity_pool_id: poolText(asset.liquidityPoolId), ...common }
    : { buying_liabilities: amount(buying), selling_liabilities: amount(selling), ...common }
}

/** The addresses of those who hold something that a filter accepts. */
export function holdersOf(
  network: ServedNetwork,
  accepts: (asset: xdr.TrustLineAsset) => boolean,
): Set<string> {
  return new Set(
    entriesOf(network, "trustline").flatMap(({ data: { trustLine } }) =>
      accepts(trustLine.asset) ? addressOf(trustLine.accountId) : [],
    ),
  )
}
