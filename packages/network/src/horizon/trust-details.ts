import type { xdr } from "@stellar/stellar-sdk/base"
import { addressOf } from "../entries/identity.js"
import { assetFields } from "./asset-fields.js"
import { trustFlags } from "./flag-fields.js"
import { amount, muxed } from "./format.js"
import { changesIn, type PastOperation } from "./history.js"

/** A trust line that its holder adds, limits, or removes. */
export function changeTrustDetails(
  { line, limit }: xdr.ChangeTrustOp,
  source: xdr.MuxedAccount,
): object {
  const fields = assetFields(line)
  return {
    ...fields,
    limit: amount(limit),
    trustee: fields.asset_issuer,
    ...muxed("trustor", source),
  }
}

/** A trust line that an issuer authorizes, or no longer. */
export function allowTrustDetails(
  past: PastOperation,
  { trustor, authorize }: xdr.AllowTrustOp,
): object {
  const line = lineAsset(past)
  return {
    ...(line && assetFields(line)),
    ...muxed("trustee", past.source),
    trustor: addressOf(trustor),
    authorize: authorize === 1,
    authorize_to_maintain_liabilities: authorize !== 0,
  }
}

/** Flags of a trust line that an issuer sets or clears. */
export function trustFlagDetails(op: xdr.SetTrustLineFlagsOp): object {
  return {
    ...assetFields(op.asset),
    trustor: addressOf(op.trustor),
    ...trustFlags("set", op.setFlags),
    ...trustFlags("clear", op.clearFlags),
  }
}

/** The asset of the trust line that an operation changed. */
export function lineAsset({ changes }: PastOperation): xdr.TrustLineAsset | undefined {
  for (const { after } of changesIn(changes))
    if (after?.data.type === "trustline") return after.data.trustLine.asset
  return undefined
}
