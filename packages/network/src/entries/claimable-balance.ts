import { xdr } from "@stellar/stellar-sdk/base"

/** The only flag of a claimable balance: its asset's issuer can claw it back. */
const CLAWBACK_ENABLED = 1

export function claimableBalanceOf({
  clawbackEnabled,
  ...fields
}: {
  balanceId: xdr.ClaimableBalanceId
  claimants: xdr.Claimant[]
  asset: xdr.Asset
  amount: bigint
  clawbackEnabled: boolean
}): xdr.ClaimableBalanceEntry {
  const extension = new xdr.ClaimableBalanceEntryExtensionV1({
    ext: xdr.ClaimableBalanceEntryExtensionV1Ext.v0(),
    flags: CLAWBACK_ENABLED,
  })
  const ext = clawbackEnabled
    ? xdr.ClaimableBalanceEntryExt.v1(extension)
    : xdr.ClaimableBalanceEntryExt.v0()
  return new xdr.ClaimableBalanceEntry({ ...fields, ext })
}

export function isClawbackEnabled({ ext }: xdr.ClaimableBalanceEntry): boolean {
  return ext.type === "v1" && (ext.v1.flags & CLAWBACK_ENABLED) !== 0
}
