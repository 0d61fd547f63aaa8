import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { encodeHex, equalBytes } from "../encoding/bytes.js"
import { shortAddress } from "../encoding/strkey.js"
import { sha256 } from "../verify/digest.js"
import type { Preimage } from "../verify/preimage.js"
import { checkPlaces, type KnownKeys, type SmartSignature } from "./check-signatures.js"
import type { Entry } from "./entry.js"
import { preimageBytes } from "./preimage.js"
import { readEntry } from "./read-entry.js"

/** A whole entry that the wallet of a smart account returned, and the request. */
export interface EntryToVerify extends KnownKeys {
  /** Base64 `SorobanAuthorizationEntry`. */
  entry: string
  /** What was sent to the wallet. */
  sent: Preimage
  /** The smart account, `C…`. */
  address: string
}

/** What was verified of an entry. */
export interface VerifiedEntry {
  verified: "body"
  /** Hex SHA-256 of the preimage of the returned entry, whose expiration the wallet may have chosen. */
  hash: string
  smart?: SmartSignature
}

/**
 * Verifies the whole entry of a smart account: it is the requested one but for signatures and expiration, and no signature in a
 * known form is invalid. Whether the account's own rules accept it is not checked. Throws `bad-reply` (no entry), `altered`, and
 * `bad-signature`.
 */
export async function verifyEntry({
  entry: returned,
  sent,
  address,
  ...keys
}: EntryToVerify): Promise<VerifiedEntry> {
  const entry = readReply(returned)
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
  const preimage = preimageBytes(entry, networkId)
  const places = await checkPlaces(bound, preimage, keys)
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
  const smart = places.find((place) => place.address === address)?.smart
  return { verified: "body", hash: encodeHex(await sha256(preimage)), ...(smart && { smart }) }
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
