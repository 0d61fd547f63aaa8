import { addressXdr } from "../encoding/address-xdr.js"
import { u64 } from "../encoding/write-xdr.js"
import { readPreimage } from "../verify/preimage.js"
import { NO_SIGNATURE } from "./key-signatures.js"
import { writeEntry } from "./write-entry.js"

/**
 * The unsigned base64 `SorobanAuthorizationEntry` of a base64 `HashIdPreimage`: with credentials of version 1 for type 9, which
 * names no address, else of version 2 for the address that it names. Throws `bad-request`.
 */
export function entryOfPreimage(preimage: string, account: string): string {
  const read = readPreimage(preimage)
  const { type, bytes, nonce, address = account, signatureExpirationLedger, invocation } = read
  const ofAddress = addressXdr(address)
  // Its type, the network's id, the nonce, and the expiration come before.
  const start = 4 + 32 + 8 + 4 + (type === "v2" ? ofAddress.length : 0)
  const top = { address, addressXdr: ofAddress, signature: NO_SIGNATURE, nested: [] }
  return writeEntry({
    credentials: type === "v2" ? "addressV2" : "address",
    bound: { top, nonce: u64(nonce), expirationLedger: signatureExpirationLedger },
    invocation: { value: invocation, xdr: bytes.subarray(start) },
  })
}
