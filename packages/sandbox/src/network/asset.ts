import { xdr } from "@stellar/stellar-sdk/base"

/** An asset that somebody has issued. */
export type IssuedAsset = Extract<
  xdr.Asset | xdr.ChangeTrustAsset,
  { type: "assetTypeCreditAlphanum4" | "assetTypeCreditAlphanum12" }
>

/** Flags of a trust line: its issuer lets it be used; its issuer can take the asset back. */
export const TrustLineFlag = { authorized: 1, clawbackEnabled: 4 } as const

/** Code and issuer of an issued asset. */
export function issuedAsset(asset: IssuedAsset | xdr.TrustLineAsset): {
  code: Uint8Array
  issuer: xdr.AccountId
} {
  if (asset.type === "assetTypeCreditAlphanum4")
    return { code: asset.alphaNum4.assetCode.toBytes(), issuer: asset.alphaNum4.issuer }
  if (asset.type === "assetTypeCreditAlphanum12")
    return { code: asset.alphaNum12.assetCode.toBytes(), issuer: asset.alphaNum12.issuer }
  throw new TypeError(`${asset.type} is no issued asset`)
}

/** An issued asset as a trust line names it. */
export function trustLineAsset(asset: IssuedAsset): xdr.TrustLineAsset {
  return asset.type === "assetTypeCreditAlphanum4"
    ? xdr.TrustLineAsset.assetTypeCreditAlphanum4(asset.alphaNum4)
    : xdr.TrustLineAsset.assetTypeCreditAlphanum12(asset.alphaNum12)
}

/** Whether the code is letters and digits, zeros after them and nowhere else, and of the length of its kind. */
export function isValidAsset(asset: IssuedAsset): boolean {
  const pattern =
    asset.type === "assetTypeCreditAlphanum4" ? /^[A-Za-z0-9]{1,4}\0*$/ : /^[A-Za-z0-9]{5,12}\0*$/
  return pattern.test(Buffer.from(issuedAsset(asset).code).toString("latin1"))
}
