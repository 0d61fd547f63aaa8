import { encodeAddress, isAddress, publicKeyOf } from "../encoding/strkey.js"

/** The account (`G…`) of a muxed address (`M…`). Any other text stays as it is. */
export function accountOf(address: string): string {
  if (!address.startsWith("M") || !isAddress(address)) return address
  const key = publicKeyOf(address)
  return key ? encodeAddress(key) : address
}
