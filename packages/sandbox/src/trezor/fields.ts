import { StrKey, xdr } from "@stellar/stellar-sdk/base"
import { type Fields, fieldsOf } from "../wallet/fields.js"
import { ConnectError } from "./errors.js"

/** Reads the values of a transaction's fields (TR4), and gives them in XDR's JSON form (SEP-51). */

export type Json = string | number | null | readonly Json[] | { readonly [name: string]: Json }

function invalid(name: string): ConnectError {
  return new ConnectError("Method_InvalidParameter", `Invalid parameter "${name}"`)
}

/** An unsigned integer as a text: stroops, sequence numbers, ids. */
export function uint(value: unknown, name: string): string {
  if (typeof value === "string" && /^\d{1,19}$/.test(value)) return value
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return `${value}`
  throw invalid(name)
}

export function number(value: unknown, name: string): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0) return value
  throw invalid(name)
}

/** A number that may be missing. */
export function option(value: unknown, name: string): number | null {
  return value === undefined ? null : number(value, name)
}

/** The address of an account. The device knows no muxed ones (TR6). */
export function account(value: unknown): string {
  if (typeof value === "string" && StrKey.isValidEd25519PublicKey(value)) return value
  throw new ConnectError("Failure_DataError", "Stellar: invalid address")
}

/** A text in XDR's JSON form, where bytes outside ASCII are escaped. */
export function text(value: unknown, name: string, most: number): string {
  if (typeof value !== "string") throw invalid(name)
  const bytes = new TextEncoder().encode(value)
  if (bytes.length > most)
    throw new ConnectError(
      "Failure_ProcessError",
      `Stellar: max length of a ${name} is ${most} bytes`,
    )
  return Array.from(bytes, (byte) => {
    if (byte === 0x5c) return "\\\\"
    return byte >= 0x20 && byte < 0x7f
      ? String.fromCharCode(byte)
      : `\\x${byte.toString(16).padStart(2, "0")}`
  }).join("")
}

export function hex(value: unknown, name: string): string {
  if (typeof value === "string" && /^([0-9a-f]{2})*$/i.test(value)) return value.toLowerCase()
  throw invalid(name)
}

function hash(value: unknown, name: string): string {
  const digits = hex(value, name)
  if (digits.length !== 64) throw new ConnectError("Failure_DataError", `Stellar: invalid ${name}`)
  return digits
}

const assetTypes: Readonly<Record<string, 0 | 1 | 2>> = { NATIVE: 0, ALPHANUM4: 1, ALPHANUM12: 2 }

/** @throws ConnectError for any other value than `{ type, code, issuer }` */
export function asset(value: unknown): Json {
  const { type, code, issuer } = fieldsOf(value)
  const kind = typeof type === "string" ? assetTypes[type] : type
  if (kind === 0) return "native"
  if (kind !== 1 && kind !== 2) throw invalid("asset")
  if (typeof code !== "string" || code.length > (kind === 1 ? 4 : 12) || issuer === undefined)
    throw new ConnectError("Failure_DataError", "Stellar: invalid asset")
  const name = kind === 1 ? "credit_alphanum4" : "credit_alphanum12"
  return { [name]: { asset_code: code, issuer: account(issuer) } }
}

export function assets(value: unknown): Json {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw invalid("path")
  return value.map(asset)
}

export function price(value: unknown): Json {
  const { n, d } = fieldsOf(value)
  return { n: number(n, "price"), d: number(d, "price") }
}

/** A signer: an account's key, a transaction signed in advance, or a hash. */
export function signer(value: unknown): Json {
  if (value === undefined) return null
  const { type, key, weight } = fieldsOf(value)
  const bytes = xdr.decodeBytes(hash(key, "signer"), "hex")
  if (weight === undefined)
    throw new ConnectError(
      "Failure_DataError",
      "Stellar: signer_type, signer_key, signer_weight must be set together",
    )
  const encode = [StrKey.encodeEd25519PublicKey, StrKey.encodePreAuthTx, StrKey.encodeSha256Hash][
    number(type, "signer")
  ]
  if (!encode) throw invalid("signer")
  return { key: encode(bytes), weight: number(weight, "signer") }
}

const memoTypes = [
  () => "none",
  ({ text: value }) => ({ text: text(value, "memo text", 28) }),
  ({ id }) => ({ id: uint(id, "memo") }),
  ({ hash: value }) => ({ hash: hash(value, "memo") }),
  ({ hash: value }) => ({ return: hash(value, "memo") }),
] satisfies readonly ((memo: Fields) => Json)[]

export function memo(value: unknown): Json {
  if (value === undefined) return "none"
  const fields = fieldsOf(value)
  const read = memoTypes[number(fields.type, "memo")]
  if (!read) throw invalid("memo")
  return read(fields)
}
