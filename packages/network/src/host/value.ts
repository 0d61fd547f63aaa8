import { xdr } from "@stellar/stellar-sdk/base"
import { compareValues } from "./compare.js"
import { hostError } from "./host-error.js"
import { isSymbolText } from "./symbol.js"

/** How deep vectors and maps can be nested. */
const DEPTH_LIMIT = 500

export const VOID: xdr.ScVal = xdr.ScVal.scvVoid()

export function symbol(text: string): xdr.ScVal {
  return xdr.ScVal.scvSymbol(text)
}

export function u32(value: number): xdr.ScVal {
  return xdr.ScVal.scvU32(value)
}

export function bool(value: boolean): xdr.ScVal {
  return xdr.ScVal.scvBool(value)
}

export function bytesValue(value: Uint8Array): xdr.ScVal {
  return xdr.ScVal.scvBytes(value)
}

export function vec(...values: xdr.ScVal[]): xdr.ScVal {
  return xdr.ScVal.scvVec(values)
}

/** A map with symbols as its keys, sorted as the host sorts them: a contract's struct. */
export function struct(fields: Record<string, xdr.ScVal>): xdr.ScVal {
  const entries = Object.keys(fields)
    .toSorted()
    .map((name) => new xdr.ScMapEntry({ key: symbol(name), val: fields[name]! }))
  return xdr.ScVal.scvMap(entries)
}

/**
 * Checks a value that comes from outside: from arguments, storage, or bytes.
 *
 * @throws HostError if contracts cannot hold it: an unsorted map, a missing list, a key of the ledger, too deep
 */
export function checkValue(value: xdr.ScVal, depth = 0): xdr.ScVal {
  if (depth > DEPTH_LIMIT) throw hostError("Value", "ExceededLimit", "value is nested too deep")
  switch (value.type) {
    case "scvVec":
      for (const item of value.vec ?? invalid("a vector is missing")) checkValue(item, depth + 1)
      break
    case "scvMap":
      checkMap(value.map ?? invalid("a map is missing"), depth)
      break
    case "scvSymbol":
      if (!isSymbolText(String(value.sym))) invalid("a symbol has an invalid character")
      break
    case "scvContractInstance":
    case "scvLedgerKeyContractInstance":
    case "scvLedgerKeyNonce":
    case "scvExecutableTag":
      invalid(`${value.type} is not a value of contracts`)
  }
  return value
}

function checkMap(entries: readonly xdr.ScMapEntry[], depth: number): void {
  for (const [index, { key, val }] of entries.entries()) {
    checkValue(key, depth + 1)
    checkValue(val, depth + 1)
    if (index > 0 && compareValues(entries[index - 1]!.key, key) >= 0)
      invalid("the keys of a map are not in order")
  }
}

function invalid(message: string): never {
  throw hostError("Value", "InvalidInput", message)
}
