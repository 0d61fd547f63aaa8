import { reason } from "../contract/reason.js"
import { encodeHex } from "../encoding/bytes.js"
import { encodeAddress } from "../encoding/strkey.js"
import { distinct } from "../encoding/visible-text.js"
import { openXdr } from "../encoding/xdr-reader.js"
import { readXdr, type XdrUnion, type XdrValue } from "../encoding/xdr-value.js"
import { addressOf } from "./addresses.js"
import { codeOf } from "./assets.js"

/**
 * Every field of an XDR value by its name in Stellar's definitions, as display texts. Different values always have
 * different trees. Numbers are decimal, bytes hex, keys addresses. Texts are in quotes (“rent”), so that they cannot be
 * mistaken for anything else. Absent values are `none`, empty ones `empty`.
 */
export type Tree = string | readonly Tree[] | { readonly [name: string]: Tree }

/** All fields of a base64 `TransactionEnvelope`. Throws `bad-request`. */
export function transactionTree(xdr: string): Tree {
  const { tx, signatures } = openTransaction(xdr)
  return { tx: treeOf(tx), signatures: treeOf(signatures) }
}

/** All fields of a base64 `HashIdPreimage` of type 9 or 10. Throws `bad-request`. */
export function authEntryTree(preimage: string): Tree {
  const reader = openXdr(preimage)
  const { type, value } = readXdr("HashIdPreimage", reader) as XdrUnion
  reader.end()
  return { [type]: treeOf(value) }
}

/** Every account (`G…`) in an envelope; for a muxed address, the account behind it. Throws `bad-request`. */
export function accountsIn(xdr: string): string[] {
  return [...new Set(keysIn(openTransaction(xdr).tx).map(encodeAddress))]
}

const kinds: Readonly<Record<number, string>> = {
  0: "TransactionV0",
  2: "Transaction",
  5: "FeeBumpTransaction",
}

function openTransaction(xdr: string): { tx: XdrValue; signatures: XdrValue } {
  const reader = openXdr(xdr)
  const type = kinds[reader.u32()]
  if (!type) throw reader.broken(reason("xdrNoEnvelope", "it is not a transaction envelope"))
  const tx = readXdr(type, reader)
  const signatures = readXdr("DecoratedSignature<20>", reader)
  reader.end()
  return { tx, signatures }
}

function keysIn(value: XdrValue): Uint8Array[] {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  if (value instanceof Uint8Array || typeof value !== "object" || value === null) return []
  const { type, value: held } = value as XdrUnion
  if (type === "ed25519") return [held as Uint8Array]
  return Object.entries(value).flatMap(([name, below]) =>
    /ed25519$/i.test(name) && below instanceof Uint8Array ? [below] : keysIn(below),
  )
}

function treeOf(value: XdrValue, name = ""): Tree {
  if (value === null) return "none"
  if (typeof value === "string") return `“${distinct(value)}”`
  if (value instanceof Uint8Array) {
    return name === "assetCode" ? codeOf(value) : encodeHex(value) || "empty"
  }
  if (Array.isArray(value)) return value.length > 0 ? value.map((item) => treeOf(item)) : "empty"
  if (typeof value !== "object") return String(value)
  const { type, value: held } = value as XdrUnion
  if (typeof type === "string" && "value" in value) return ofUnion(type, held as XdrValue)
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, treeOf(below, key)]))
}

function ofUnion(type: string, held: XdrValue): Tree {
  const union = { type, value: held }
  const isKey = held instanceof Uint8Array && held.length === 32
  if (isKey && (type === "ed25519" || type === "contract")) return addressOf(union)
  if (type === "muxedEd25519") return addressOf(union)
  return held === null ? type : { [type]: treeOf(held) }
}
