import { xdr } from "@stellar/stellar-sdk/base"
import { toCharacters } from "../entries/bytes.js"
import { hostError } from "./host-error.js"
import { isSymbolText } from "./symbol.js"

/** A symbol from its bytes. Throws a `HostError` if a character is not allowed, or if there are too many. */
export function symbolFrom(bytes: Uint8Array): xdr.ScVal {
  const text = toCharacters(bytes)
  if (!isSymbolText(text)) throw hostError("Value", "InvalidInput", "a symbol is invalid")
  return xdr.ScVal.scvSymbol(text)
}
