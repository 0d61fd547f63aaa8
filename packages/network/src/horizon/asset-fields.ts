import { Asset, xdr } from "@stellar/stellar-sdk/base"
import { issuedAsset } from "../entries/asset.js"
import { toCharacters, toHex } from "../entries/bytes.js"
import { addressOf } from "../entries/identity.js"
import { invalidField } from "../http/problem.js"
import type { Request } from "../http/request.js"

type AnyAsset = xdr.Asset | xdr.TrustLineAsset | xdr.ChangeTrustAsset

const types = {
  assetTypeNative: "native",
  assetTypeCreditAlphanum4: "credit_alphanum4",
  assetTypeCreditAlphanum12: "credit_alphanum12",
  assetTypePoolShare: "liquidity_pool_shares",
} as const

/** The fields of an asset: its type, and the code and issuer of an issued one. */
export function assetFields(asset: AnyAsset, prefix = ""): Record<string, string> {
  const type = { [`${prefix}asset_type`]: types[asset.type] }
  if (asset.type === "assetTypeNative" || asset.type === "assetTypePoolShare") return type
  const { code, issuer } = issuedAsset(asset)
  return {
    ...type,
    [`${prefix}asset_code`]: toCharacters(code).replace(/\0+$/, ""),
    [`${prefix}asset_issuer`]: addressOf(issuer),
  }
}

/** An asset as `CODE:ISSUER`, `native`, or a pool's id. */
export function assetText(asset: AnyAsset): string {
  if (asset.type === "assetTypePoolShare" && "liquidityPoolId" in asset)
    return poolText(asset.liquidityPoolId)
  const { asset_code: code, asset_issuer: issuer } = assetFields(asset)
  return code === undefined ? "native" : `${code}:${issuer}`
}

export function poolText(id: xdr.PoolId): string {
  return toHex(id.toXdr())
}

/** Reads `CODE:ISSUER` or `native`. */
export function readAsset(field: string, text: string): xdr.Asset {
  if (text === "native") return xdr.Asset.assetTypeNative()
  const [code = "", issuer = ""] = text.split(":")
  try {
    return new Asset(code, issuer).toXdrObject()
  } catch {
    throw invalidField(field, "an asset is native or CODE:ISSUER")
  }
}

/** Reads assets that are separated by commas. */
export function readAssets(field: string, text: string): xdr.Asset[] {
  return text.split(",").map((one) => readAsset(field, one))
}

/** Reads an asset of a request from the fields of its type, code, and issuer, or from one field with both. */
export function queriedAsset({ query }: Request, name: string): xdr.Asset | undefined {
  const prefix = name === "" ? "" : `${name}_`
  const whole = query.get(name)
  if (whole) return readAsset(name, whole)
  const type = query.get(`${prefix}asset_type`)
  if (type === null) return undefined
  if (type === "native") return xdr.Asset.assetTypeNative()
  if (!Object.values<string>(types).includes(type))
    throw invalidField(
      `${prefix}asset_type`,
      "Asset type must be native, credit_alphanum4 or credit_alphanum12",
    )
  const code = query.get(`${prefix}asset_code`) ?? ""
  return readAsset(`${prefix}asset_code`, `${code}:${query.get(`${prefix}asset_issuer`) ?? ""}`)
}

/** Reads an asset that a request must have. */
export function requiredAsset(request: Request, name: string): xdr.Asset {
  const asset = queriedAsset(request, name)
  if (!asset) throw invalidField(`${name}_asset_type`, "Missing required field")
  return asset
}
