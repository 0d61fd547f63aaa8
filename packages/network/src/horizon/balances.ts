import type { xdr } from "@stellar/stellar-sdk/base"
import { factsOf } from "../entries/account-facts.js"
import { issuedAsset } from "../entries/asset.js"
import { toCharacters, toHex } from "../entries/bytes.js"
import { addressOf } from "../entries/identity.js"
import { lineFactsOf, maintainsLiabilities, TrustLineFlag } from "../entries/trust-line.js"
import type { Ledger } from "../transactions/ledger.js"
import { amount } from "./format.js"

/** The balances of an account: its trust lines, its pool shares, and, last, its lumens. */
export function balances(ledger: Ledger, account: xdr.AccountEntry): object[] {
  const { buying, selling } = factsOf(account)
  return [
    ...lines(ledger, account.accountId),
    {
      balance: amount(account.balance),
      buying_liabilities: amount(buying),
      selling_liabilities: amount(selling),
      asset_type: "native",
    },
  ]
}

function lines(ledger: Ledger, holder: xdr.AccountId): object[] {
  return [...ledger.entries.values()].flatMap((entry) =>
    entry.data.type === "trustline" && entry.data.trustLine.accountId.equals(holder)
      ? line(entry, entry.data.trustLine)
      : [],
  )
}

function line(
  { lastModifiedLedgerSeq, ext }: xdr.LedgerEntry,
  trustLine: xdr.TrustLineEntry,
): object {
  const { asset, balance, limit, flags } = trustLine
  const sponsor = ext.type === "v1" ? ext.v1.sponsoringId : null
  const shared = {
    balance: amount(balance),
    limit: amount(limit),
    last_modified_ledger: lastModifiedLedgerSeq,
    is_authorized: (flags & TrustLineFlag.authorized) !== 0,
    is_authorized_to_maintain_liabilities: maintainsLiabilities(flags),
    is_clawback_enabled: flags & TrustLineFlag.clawbackEnabled ? true : undefined,
    sponsor: sponsor ? addressOf(sponsor) : undefined,
  }
  if (asset.type === "assetTypePoolShare")
    return {
      ...shared,
      liquidity_pool_id: toHex(asset.liquidityPoolId.toBytes()),
      asset_type: "liquidity_pool_shares",
    }
  const { code, issuer } = issuedAsset(asset)
  const { buying, selling } = lineFactsOf(trustLine)
  return {
    ...shared,
    buying_liabilities: amount(buying),
    selling_liabilities: amount(selling),
    asset_type:
      asset.type === "assetTypeCreditAlphanum4" ? "credit_alphanum4" : "credit_alphanum12",
    asset_code: toCharacters(code).replace(/\0+$/, ""),
    asset_issuer: addressOf(issuer),
  }
}
