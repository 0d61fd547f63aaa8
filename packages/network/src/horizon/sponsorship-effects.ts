import type { xdr } from "@stellar/stellar-sdk/base"
import { signersWithSponsors } from "../entries/account.js"
import { toText } from "../entries/bytes.js"
import { addressOf } from "../entries/identity.js"
import { assetFields, assetText, poolText } from "./asset-fields.js"
import { balanceText } from "./claim-fields.js"
import type { Effect } from "./effect.js"
import { type Change, changesIn, type PastOperation, senderOf } from "./history.js"

/** Who began or stopped to pay the reserve of an entry or of a signer. */
export function sponsorshipEffects(past: PastOperation): Effect[] {
  const sender = addressOf(senderOf(past))
  return changesIn(past.changes).flatMap((change) => [
    ...entrySponsorship(change, sender),
    ...signerSponsorships(change),
  ])
}

function entrySponsorship({ before, after }: Change, sender: string): Effect[] {
  const { data } = (after ?? before)!
  const [was, is] = [sponsorIn(before), sponsorIn(after)]
  switch (data.type) {
    case "account":
      return compared("account", addressOf(data.account.accountId), was, is, {})
    case "trustline": {
      const { asset, accountId } = data.trustLine
      const line =
        asset.type === "assetTypePoolShare"
          ? { ...assetFields(asset), liquidity_pool_id: poolText(asset.liquidityPoolId) }
          : { ...assetFields(asset), asset: assetText(asset) }
      return compared("trustline", addressOf(accountId), was, is, line)
    }
    case "data": {
      const { accountId, dataName } = data.data
      return compared("data", addressOf(accountId), was, is, { data_name: toText(dataName.bytes) })
    }
    case "claimableBalance": {
      const fields = { balance_id: balanceText(data.claimableBalance.balanceId) }
      return compared("claimable_balance", sender, was, is, fields)
    }
    default:
      return []
  }
}

function signerSponsorships({ before, after }: Change): Effect[] {
  if (after?.data.type !== "account") return []
  const account = addressOf(after.data.account.accountId)
  const [was, is] = [sponsorsOfSigners(before), sponsorsOfSigners(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((signer) =>
    compared("signer", account, was.get(signer), is.get(signer), { signer }),
  )
}

function sponsorsOfSigners(entry: xdr.LedgerEntry | undefined): Map<string, string> {
  if (entry?.data.type !== "account") return new Map()
  return new Map(
    signersWithSponsors(entry.data.account).flatMap(({ signer, sponsor }) =>
      sponsor ? [[addressOf(signer.key), addressOf(sponsor)] as const] : [],
    ),
  )
}

function sponsorIn(entry: xdr.LedgerEntry | undefined): string | undefined {
  const sponsor = entry?.ext.type === "v1" ? entry.ext.v1.sponsoringId : null
  return sponsor ? addressOf(sponsor) : undefined
}

function compared(
  kind: "account" | "trustline" | "data" | "claimable_balance" | "signer",
  account: string,
  was: string | undefined,
  is: string | undefined,
  fields: object,
): Effect[] {
  if (was === is) return []
  if (was === undefined)
    return [{ type: `${kind}_sponsorship_created`, account, ...fields, sponsor: is }]
  if (is === undefined)
    return [{ type: `${kind}_sponsorship_removed`, account, ...fields, former_sponsor: was }]
  const sponsors = { former_sponsor: was, new_sponsor: is }
  return [{ type: `${kind}_sponsorship_updated`, account, ...fields, ...sponsors }]
}
