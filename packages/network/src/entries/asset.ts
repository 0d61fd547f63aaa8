import { xdr } from "@stellar/stellar-sdk/base"
import { compareBytes, toCharacters } from "./bytes.js"

/** An issued (non-native) asset. */
export type IssuedAsset = Extract<
  xdr.Asset | xdr.ChangeTrustAsset,
  { type: "assetTypeCreditAlphanum4" | "assetTypeCreditAlphanum12" }
>

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

/** Converts an asset to the type that trust lines use. */
export function trustLineAsset(asset: xdr.Asset | IssuedAsset): xdr.TrustLineAsset {
  switch (asset.type) {
    case "assetTypeNative":
      return xdr.TrustLineAsset.assetTypeNative()
    case "assetTypeCreditAlphanum4":
      return xdr.TrustLineAsset.assetTypeCreditAlphanum4(asset.alphaNum4)
    case "assetTypeCreditAlphanum12":
      return xdr.TrustLineAsset.assetTypeCreditAlphanum12(asset.alphaNum12)
  }
}

/** Whether an account issues an asset. Nobody issues lumens. */
export function isIssuer(id: xdr.AccountId, asset: xdr.Asset): boolean {
  return asset.type !== "assetTypeNative" && issuedAsset(asset).issuer.equals(id)
}

/** Whether the code has only letters and digits, a valid length for its type, and zero padding only at the end. */
export function isValidAsset(asset: xdr.Asset | IssuedAsset): boolean {
  if (asset.type === "assetTypeNative") return true
  const pattern =
    asset.type === "assetTypeCreditAlphanum4" ? /^[A-Za-z0-9]{1,4}\0*$/ : /^[A-Za-z0-9]{5,12}\0*$/
  return pattern.test(toCharacters(issuedAsset(asset).code))
}

/** Orders assets as the protocol does: by type, then code, then issuer. */
export function compareAssets(a: xdr.Asset, b: xdr.Asset): number {
  return compareBytes(a.toXdr(), b.toXdr())
}
