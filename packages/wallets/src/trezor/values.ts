import { addressOf, type XdrFields, type XdrUnion, type XdrValue } from "@alidade/core/describe"
import { encodeHex } from "@alidade/core/encoding"
import { refusals, refuse } from "./refusals.js"

/** Values of a decoded transaction in the forms that Connect takes (TR4). Each throws `unsupported` without such a form. */

/** An account: `G…`. */
export function account(value: XdrValue | undefined): string {
  const { type } = value as XdrUnion
  if (type === "muxedEd25519") refuse(refusals.muxed)
  return addressOf(value as XdrUnion)
}

/** A 64-bit number, such as an amount in stroops. */
export function units(value: XdrValue | undefined): string {
  return String(value)
}

/** A number that must be one in JavaScript. */
export function count(value: XdrValue | undefined): number {
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : refuse(refusals.number)
}

/** A text. Its bytes may be something else. */
export function text(value: XdrValue | undefined): string {
  return typeof value === "string" ? value : refuse(refusals.bytes)
}

export function hex(value: XdrValue | undefined): string {
  return encodeHex(value as Uint8Array)
}

/** An asset's code without its padding. Other characters may change on the way to the device. */
export function assetCode(bytes: XdrValue | undefined): string {
  const code = String.fromCharCode(...(bytes as Uint8Array)).replace(/\0+$/, "")
  return /^[A-Za-z0-9]+$/.test(code) ? code : refuse(refusals.bytes)
}

/** The number of an asset's type. */
export const assetTypes: Readonly<Record<string, number>> = {
  native: 0,
  creditAlphanum4: 1,
  creditAlphanum12: 2,
}

/** An asset, or that of a trust line. */
export function asset(value: XdrValue | undefined): object {
  const { type, value: fields } = value as XdrUnion
  if (type === "poolShare") refuse(refusals.pool)
  if (type === "native") return { type: 0, code: "XLM" }
  const { assetCode: code, issuer } = fields as XdrFields
  return { type: assetTypes[type], code: assetCode(code), issuer: account(issuer) }
}

/** A price as the fraction that it is in the transaction. */
export function price(value: XdrValue | undefined): object {
  const { n, d } = value as XdrFields
  return { n, d }
}
