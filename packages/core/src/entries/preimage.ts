import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { concatBytes, encodeBase64 } from "../encoding/bytes.js"
import { u32 } from "../encoding/write-xdr.js"
import { networkIdBytes } from "../verify/digest.js"
import type { Bound, Entry } from "./entry.js"
import { readEntry } from "./read-entry.js"

/**
 * The base64 `HashIdPreimage` whose SHA-256 the account and all delegates of an entry sign (CAP-71): type 9 for credentials of
 * version 1, else type 10 with the address at the top. Throws `bad-request` for another text, and for an entry of the
 * transaction's source account, which nobody signs.
 */
export async function entryPreimage(xdr: string, networkPassphrase: string): Promise<string> {
  return encodeBase64(preimageBytes(readEntry(xdr), await networkIdBytes(networkPassphrase)))
}

/** The bytes of the preimage. A network's id is the SHA-256 of its passphrase. */
export function preimageBytes(entry: Entry, networkId: Uint8Array): Uint8Array {
  const { top, nonce, expirationLedger } = requireBound(entry)
  const isOld = entry.credentials === "address"
  return concatBytes(
    u32(isOld ? 9 : 10),
    networkId,
    nonce,
    u32(expirationLedger),
    ...(isOld ? [] : [top.addressXdr]),
    entry.invocation.xdr,
  )
}

/** The part that is signed. Throws `bad-request` for an entry of the source account. */
export function requireBound({ bound }: Entry): Bound {
  if (bound) return bound
  throw new WalletError(
    "bad-request",
    reason(
      "sourceEntry",
      "The transaction's source account authorizes this entry. Sign the transaction.",
    ),
  )
}
