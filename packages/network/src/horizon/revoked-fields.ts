import type { xdr } from "@stellar/stellar-sdk/base"
import { toText } from "../entries/bytes.js"
import { addressOf } from "../entries/identity.js"
import { assetText, poolText } from "./asset-fields.js"
import { balanceText } from "./claim-fields.js"

/** The entry or the signer whose sponsorship an operation revokes. */
export function revokedFields(op: xdr.RevokeSponsorshipOp): object {
  if (op.type === "revokeSponsorshipSigner")
    return {
      signer_account_id: addressOf(op.signer.accountId),
      signer_key: addressOf(op.signer.signerKey),
    }
  const key = op.ledgerKey
  switch (key.type) {
    case "account":
      return { account_id: addressOf(key.account.accountId) }
    case "trustline": {
      const { accountId, asset } = key.trustLine
      return {
        trustline_account_id: addressOf(accountId),
        ...(asset.type === "assetTypePoolShare"
          ? { trustline_liquidity_pool_id: poolText(asset.liquidityPoolId) }
          : { trustline_asset: assetText(asset) }),
      }
    }
    case "offer":
      return { offer_id: String(key.offer.offerId) }
    case "data":
      return {
        data_account_id: addressOf(key.data.accountId),
        data_name: toText(key.data.dataName.bytes),
      }
    case "claimableBalance":
      return { claimable_balance_id: balanceText(key.claimableBalance.balanceId) }
    default:
      return {}
  }
}
