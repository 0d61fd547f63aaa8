import { decodeUtf8 } from "../encoding/utf8.js"
import { distinct } from "../encoding/visible-text.js"
import type { XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { addressOf } from "./addresses.js"
import { fromStroops } from "./amount.js"
import type { AssetName, Value } from "./types.js"
import { bytesValue, codeValue, sentence, sentenceValue } from "./values.js"

/** XLM. */
export const native: AssetName = { code: "XLM" }

/** The name of an `Asset`. */
function assetOf({ type, value }: XdrUnion): AssetName {
  if (type === "native") return native
  const { assetCode, issuer } = value as { assetCode: Uint8Array; issuer: XdrUnion }
  return { code: codeOf(assetCode), issuer: addressOf(issuer) }
}

/** An `Asset`, or what trust lines and offers have in its place: a pool by its id, or by its two assets. */
export function assetValue(asset: XdrUnion): Value {
  if (asset.type !== "poolShare") return { type: "asset", asset: assetOf(asset) }
  if (asset.value instanceof Uint8Array) {
    return sentenceValue(sentence("pool", { pool: codeValue(asset.value) }))
  }
  const { assetA, assetB } = (asset.value as XdrUnion).value as Record<string, XdrValue>
  return sentenceValue(
    sentence("poolOf", {
      assetA: assetValue(assetA as XdrUnion),
      assetB: assetValue(assetB as XdrUnion),
    }),
  )
}

/** An amount of an asset. */
export function amountValue(amount: bigint, asset: XdrUnion): Value {
  return { type: "amount", value: fromStroops(amount), asset: assetOf(asset) }
}

/** An amount of XLM. */
export function lumens(stroops: bigint): Value {
  return { type: "amount", value: fromStroops(stroops), asset: native }
}

/** A code without the zeros that fill it up; a hostile one made visible. */
export function codeOf(assetCode: Uint8Array): string {
  const end = assetCode.findLastIndex((byte) => byte !== 0) + 1
  const text = decodeUtf8(assetCode.subarray(0, end))
  return text ? distinct(text) : bytesValue(assetCode).value
}
