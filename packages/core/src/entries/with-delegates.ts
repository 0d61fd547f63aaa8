import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { addressXdr } from "../encoding/address-xdr.js"
import { equalBytes } from "../encoding/bytes.js"
import { shortAddress } from "../encoding/strkey.js"
import type { Node } from "./entry.js"
import { compareBytes, NO_SIGNATURE } from "./key-signatures.js"
import { requireBound } from "./preimage.js"
import { readEntry } from "./read-entry.js"
import { writeEntry } from "./write-entry.js"

/**
 * Gives a base64 `SorobanAuthorizationEntry` these delegates (`G…` or `C…`), and returns the whole entry without signatures
 * (CAP-71, credentials with delegates). Delegates that it has already go. Throws `bad-request`, also for a delegate that is
 * listed twice.
 */
export function withDelegates(xdr: string, delegates: readonly string[]): string {
  const entry = readEntry(xdr)
  const bound = requireBound(entry)
  const nested = delegates
    .map(emptyNode)
    .sort((one, other) => compareBytes(one.addressXdr, other.addressXdr))
  const twice = nested.find((node, index) => {
    const before = nested[index - 1]
    return before && equalBytes(before.addressXdr, node.addressXdr)
  })
  if (twice) {
    throw new WalletError(
      "bad-request",
      reason("delegateTwice", "{address} is listed twice as a delegate.", {
        address: shortAddress(twice.address),
      }),
    )
  }
  const top = { ...bound.top, signature: NO_SIGNATURE, nested }
  return writeEntry({ ...entry, credentials: "addressWithDelegates", bound: { ...bound, top } })
}

function emptyNode(address: string): Node {
  return { address, addressXdr: addressXdr(address), signature: NO_SIGNATURE, nested: [] }
}
