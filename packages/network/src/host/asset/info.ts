import { StrKey, xdr } from "@stellar/stellar-sdk/base"
import { issuedAsset, isValidAsset } from "../../entries/asset.js"
import { toCharacters } from "../../entries/bytes.js"
import { compareValues } from "../compare.js"
import { assetPreimage, contractAddress } from "../create.js"
import { currentFrame } from "../frame.js"
import type { Host } from "../host.js"
import { contractError, hostError } from "../host-error.js"
import { setInstanceValue } from "../instance.js"
import { bytesValue, struct, symbol, u32, vec } from "../value.js"

/** Decimal digits of an amount. */
export const DECIMALS = 7

const ADMIN = vec(symbol("Admin"))
const ASSET_INFO = vec(symbol("AssetInfo"))
const METADATA = symbol("METADATA")

/** The asset of the running contract, and what it says about itself. */
export interface AssetInfo {
  readonly asset: xdr.Asset
  /** Absent for lumens. */
  readonly issuer: xdr.AccountId | undefined
  /** `native`, or the code and the issuer as in SEP-11. */
  readonly name: xdr.ScVal
  readonly symbol: xdr.ScVal
}

/** Reads the asset of the running contract. */
export function assetInfo(host: Host): AssetInfo {
  const asset = readAsset(instanceValue(host, ASSET_INFO))
  const metadata = instanceValue(host, METADATA)
  const text = (name: string) =>
    (metadata?.type === "scvMap" ? (metadata.map ?? []) : []).find(
      ({ key }) => compareValues(key, symbol(name)) === 0,
    )!.val
  return {
    asset,
    issuer: asset.type === "assetTypeNative" ? undefined : issuedAsset(asset).issuer,
    name: text("name"),
    symbol: text("symbol"),
  }
}

/** Who may mint, claw back, and authorize. Throws a `HostError` for lumens, which have nobody. */
export function administrator(host: Host): xdr.ScAddress {
  const admin = instanceValue(host, ADMIN)
  if (admin?.type !== "scvAddress")
    throw hostError("Storage", "MissingValue", "the asset has no administrator")
  return admin.address
}

export function setAdministrator(host: Host, admin: xdr.ScAddress): void {
  setInstanceValue(currentFrame(host).instance, ADMIN, xdr.ScVal.scvAddress(admin))
}

/** Makes the running contract, which is new, that of an asset, from its XDR. */
export function initialize(host: Host, serialized: Uint8Array): void {
  if (instanceValue(host, ASSET_INFO))
    throw contractError("alreadyInitialized", "StellarAssetContract has been already initialized")
  const asset = xdr.Asset.fromXdr(serialized)
  if (asset.type !== "assetTypeNative" && !isValidAsset(asset))
    throw hostError("Value", "InvalidInput", "the asset's code is invalid")
  const { contract, instance } = currentFrame(host)
  if (!contractAddress(host, assetPreimage(asset)).equals(contract))
    throw hostError("Context", "InternalError", "bad id for asset contract")
  if (asset.type !== "assetTypeNative")
    setAdministrator(host, xdr.ScAddress.scAddressTypeAccount(issuedAsset(asset).issuer))
  setInstanceValue(instance, ASSET_INFO, infoValue(asset))
  setInstanceValue(instance, METADATA, metadataValue(asset))
}

function instanceValue(host: Host, key: xdr.ScVal): xdr.ScVal | undefined {
  return currentFrame(host).instance.storage.find((entry) => compareValues(entry.key, key) === 0)
    ?.val
}

function infoValue(asset: xdr.Asset): xdr.ScVal {
  if (asset.type === "assetTypeNative") return vec(symbol("Native"))
  const { code, issuer } = issuedAsset(asset)
  const fields = struct({
    asset_code: xdr.ScVal.scvString(code),
    issuer: bytesValue(issuer.ed25519.toBytes()),
  })
  return vec(symbol(asset.type === "assetTypeCreditAlphanum4" ? "AlphaNum4" : "AlphaNum12"), fields)
}

function metadataValue(asset: xdr.Asset): xdr.ScVal {
  const code =
    asset.type === "assetTypeNative"
      ? "native"
      : toCharacters(issuedAsset(asset).code).replace(/\0+$/, "")
  const name =
    asset.type === "assetTypeNative"
      ? code
      : `${code}:${StrKey.encodeEd25519PublicKey(issuedAsset(asset).issuer.ed25519.toBytes())}`
  return struct({
    decimal: u32(DECIMALS),
    name: xdr.ScVal.scvString(name),
    symbol: xdr.ScVal.scvString(code),
  })
}

function readAsset(info: xdr.ScVal | undefined): xdr.Asset {
  const [kind, fields] = info?.type === "scvVec" ? (info.vec ?? []) : []
  if (kind?.type !== "scvSymbol") throw hostError("Storage", "MissingValue", "no asset is stored")
  if (fields?.type !== "scvMap") return xdr.Asset.assetTypeNative()
  const [code, issuer] = (fields.map ?? []).map(({ val }) => val)
  if (code?.type !== "scvString" || issuer?.type !== "scvBytes")
    throw hostError("Storage", "InternalError", "the stored asset is malformed")
  const account = xdr.PublicKey.publicKeyTypeEd25519(issuer.bytes.toBytes())
  const assetCode = code.str.bytes
  return String(kind.sym) === "AlphaNum4"
    ? xdr.Asset.assetTypeCreditAlphanum4(new xdr.AlphaNum4({ assetCode, issuer: account }))
    : xdr.Asset.assetTypeCreditAlphanum12(new xdr.AlphaNum12({ assetCode, issuer: account }))
}
