import { decodeUtf8 } from "../encoding/decode-utf8.js"
import { formatUnits } from "../encoding/units.js"
import { distinct } from "../encoding/visible-text.js"
import type { XdrFields, XdrUnion } from "../encoding/xdr-value.js"
import { addressOf } from "./addresses.js"
import type { AssetName, Value } from "./types.js"
import { bytesValue, codeValue, type Field, sentence, sentenceValue } from "./values.js"

export const native: AssetName = { code: "XLM" }

/** The name of an `Asset`. */
function assetOf(asset: Field): AssetName {
  const { type, value } = asset as XdrUnion
  if (type === "native") return native
  const { assetCode, issuer } = value as { assetCode: Uint8Array; issuer: XdrUnion }
  return { code: codeOf(assetCode), issuer: addressOf(issuer) }
}

/** An `Asset`, or a pool in a trust line or offer, by its id or its two assets. */
export function assetValue(asset: Field): Value {
  const { type, value } = asset as XdrUnion
  if (type !== "poolShare") return { type: "asset", asset: assetOf(asset) }
  if (value instanceof Uint8Array)
    return sentenceValue(sentence("pool", { pool: codeValue(value) }))
  const { assetA, assetB } = (value as XdrUnion).value as XdrFields
  const assets = { assetA: assetValue(assetA), assetB: assetValue(assetB) }
  return sentenceValue(sentence("poolOf", assets))
}

export function amountValue(amount: Field, asset: Field): Value {
  return { type: "amount", value: formatUnits(amount as bigint), asset: assetOf(asset) }
}

/** An amount of XLM. */
export function lumens(stroops: Field): Value {
  return { type: "amount", value: formatUnits(stroops as bigint), asset: native }
}

/** An asset code without its padding zeros. Invisible characters are escaped. */
export function codeOf(assetCode: Uint8Array): string {
  const end = assetCode.findLastIndex((byte) => byte !== 0) + 1
  const text = decodeUtf8(assetCode.subarray(0, end))
  return text ? distinct(text) : bytesValue(assetCode).value
}
