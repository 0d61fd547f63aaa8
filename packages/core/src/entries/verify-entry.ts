import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import type { SmartSignature } from "../contract/smart-signature.js"
import { equalBytes } from "../encoding/bytes.js"
import { shortAddress } from "../encoding/strkey.js"
// The module that verifies all else: it is loaded already, and a bundler need not divide it.
import { readPreimage } from "../verify/index.js"
import { checkPlaces } from "./check-signatures.js"
import type { KnownKeys } from "./check-smart-signature.js"
import type { Entry } from "./entry.js"
import { preimageBytes } from "./preimage.js"
import { readEntry } from "./read-entry.js"

/** A whole entry that the wallet of a smart account returned, and the request. */
export interface EntryToVerify extends KnownKeys {
  /** Base64 `SorobanAuthorizationEntry`. */
  entry: string
  /** The base64 `HashIdPreimage` that was sent to the wallet. */
  preimage: string
  /** The smart account, `C…`. */
  address: string
}

/**
 * Verifies the whole entry of a smart account: it is the requested one but for signatures and expiration, and no signature in a
 * known form is invalid. Whether the account's own rules accept it is not checked. Resolves to what the account's signature has, if
 * its form is known. Throws `bad-reply` (no entry), `altered`, and
 * `bad-signature`.
 */
export async function verifyEntry({
  entry: returned,
  preimage: asked,
  address,
  ...keys
}: EntryToVerify): Promise<SmartSignature | undefined> {
  const entry = readReply(returned)
  const sent = readPreimage(asked)
  const { bound } = entry
  const { networkId, signatureExpirationLedger: expirationLedger } = sent
  const asSent = bound && { ...entry, bound: { ...bound, expirationLedger } }
  const isSame =
    asSent?.bound.top.address === (sent.address ?? address) &&
    equalBytes(preimageBytes(asSent, networkId), sent.bytes)
  if (!bound || !isSame) {
    throw new WalletError(
      "altered",
      reason("otherEntry", "The wallet returned another authorization than requested."),
    )
  }
  const places = await checkPlaces(bound, preimageBytes(entry, networkId), keys)
  const invalid = places.find(({ state }) => state === "invalid")
  if (invalid) {
    throw new WalletError(
      "bad-signature",
      reason(
        "invalidInEntry",
        "The wallet returned a signature of {address} that is not valid for this authorization.",
        { address: shortAddress(invalid.address) },
      ),
      { ext: { requested: address } },
    )
  }
  return places.find((place) => place.address === address)?.smart
}

function readReply(returned: string): Entry {
  try {
    return readEntry(returned)
  } catch (cause) {
    throw new WalletError(
      "bad-reply",
      reason("noEntry", "The wallet didn't return a valid authorization entry."),
      { cause },
    )
  }
}
