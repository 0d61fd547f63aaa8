import { concatBytes } from "./bytes.js"
import { decodeAddress } from "./strkey.js"
import { u32 } from "./write-xdr.js"

/** An address as an `ScAddress`: an account (`G…`) is of type 0 with a key of type 0, a contract (`C…`) of type 1. */
export function addressXdr(address: string): Uint8Array {
  const decoded = decodeAddress(address)
  return decoded.kind === "contract"
    ? concatBytes(u32(1), decoded.contractId)
    : concatBytes(u32(0), u32(0), decoded.publicKey)
}
