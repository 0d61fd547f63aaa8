import { xdr } from "@stellar/stellar-sdk/base"
import { toCharacters } from "./bytes.js"

/** An issued (non-native) asset. */
export type IssuedAsset = Extract<
  xdr.Asset | xdr.ChangeTrustAsset,
  { type: "assetTypeCreditAlphanum4" | "assetTypeCreditAlphanum12" }
>

/** Flags of a trust line: its issuer authorized it; its issuer can claw the asset back. */
export const TrustLineFlag = { authorized: 1, clawbackEnabled: 4 } as const

export function issuedAsset(asset: IssuedAsset | xdr.TrustLineAsset): {
  code: Uint8Array
  issuer: xdr.AccountId
} {
  if (asset.type === "assetTypeCreditAlphanum4")
    return { code: asset.alphaNum4.assetCode.toBytes(), issuer: asset.alphaNum4.issuer }
  if (asset.type === "assetTypeCreditAlphanum12")
    return { code: asset.alphaNum12.assetCode.toBytes(), issuer: asset.alphaNum12.issuer }
  throw new TypeError(`${asset.type} is not an issued asset`)
}

/** Converts an issued asset to the type that trust lines use. */
export function trustLineAsset(asset: IssuedAsset): xdr.TrustLineAsset {
  return asset.type === "assetTypeCreditAlphanum4"
    ? xdr.TrustLineAsset.assetTypeCreditAlphanum4(asset.alphaNum4)
    : xdr.TrustLineAsset.assetTypeCreditAlphanum12(asset.alphaNum12)
}

/** Whether the code has only letters and digits, a valid length for its type, and zero padding only at the end. */
export function isValidAsset(asset: IssuedAsset): boolean {
  const pattern =
    asset.type === "assetTypeCreditAlphanum4" ? /^[A-Za-z0-9]{1,4}\0*$/ : /^[A-Za-z0-9]{5,12}\0*$/
  return pattern.test(toCharacters(issuedAsset(asset).code))
}
