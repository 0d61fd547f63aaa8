import { decodeAddress, encodeAddress } from "@alidade/core"
import {
  type AssetName,
  addressOf,
  type Value,
  type XdrUnion,
  type XdrValue,
} from "@alidade/core/describe"
import { decodeBase64, decodeUtf8, encodeHex, visibleText } from "@alidade/core/encoding"

/** The account of a `G…` or `M…` address; other addresses stay as they are. */
export function accountOf(address: string): string {
  if (!address.startsWith("M")) return address
  const decoded = decodeAddress(address)
  return decoded.kind === "muxed" ? encodeAddress(decoded.publicKey) : address
}

/** A field of an operation. Its type is that of Stellar's definitions, so these functions cast it. */
export type Field = XdrValue | undefined

/** The account (`G…`) of a decoded `PublicKey` or `MuxedAccount`. */
export function accountIn(field: Field): string {
  return accountOf(addressOf(field))
}

/** The name of a decoded `Asset`. */
export function assetIn(field: Field): AssetName {
  const { type, value } = field as XdrUnion
  if (type === "native") return { code: "XLM" }
  const { assetCode, issuer } = value as { assetCode: Uint8Array; issuer: XdrUnion }
  return { code: codeIn(assetCode), issuer: addressOf(issuer) }
}

/** The code of an asset without its padding zeros. */
export function codeIn(assetCode: Uint8Array): string {
  const used = assetCode.subarray(0, assetCode.findLastIndex((byte) => byte !== 0) + 1)
  return decodeUtf8(used) ?? `0x${encodeHex(assetCode)}`
}

/** The value of a data entry, base64, to show. */
export function dataValue(base64: string): Value {
  const bytes = decodeBase64(base64)
  const text = decodeUtf8(bytes)
  if (text === undefined) return { type: "code", value: `0x${encodeHex(bytes)}` }
  return { type: "text", value: visibleText(text, { max: Number.POSITIVE_INFINITY }) }
}

/** The text of a value that is an address, a number, a code or a text. */
export function textIn(value: Value | undefined): string {
  return value && "value" in value && typeof value.value === "string" ? value.value : ""
}
