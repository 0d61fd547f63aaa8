import {
  Address,
  authorizeEntry,
  buildAuthorizationEntryPreimage,
  xdr,
} from "@stellar/stellar-sdk/base"
import { entrySignature } from "../wallet/entry-signature.js"
import type { SandboxAccount } from "../wallet/keys.js"
import { signRequest } from "../wallet/sign-request.js"

/** A complete authorization entry with the preimage to sign. */
export interface WholeEntry {
  readonly entry: xdr.SorobanAuthorizationEntry
  /** Base64 `HashIdPreimage` of type 9. */
  readonly preimage: string
  /** The address that must sign. */
  readonly address: string
}

/**
 * Reads a base64 `SorobanAuthorizationEntry`.
 * @throws if it is not one, or has no version 1 credentials
 */
export function readEntry(text: string, passphrase: string): WholeEntry {
  const entry = xdr.SorobanAuthorizationEntry.fromXdr(text, "base64")
  const { credentials } = entry
  if (credentials.type !== "sorobanCredentialsAddress")
    throw new Error("This entry has no version 1 credentials.")
  const { address, signatureExpirationLedger } = credentials.address
  const preimage = buildAuthorizationEntryPreimage(entry, signatureExpirationLedger, passphrase)
  return {
    entry,
    preimage: preimage.toXdr("base64"),
    address: Address.fromScAddress(address).toString(),
  }
}

/** Signs the entry and returns the whole as base64. A dishonest wallet inserts a wrong signature. */
export async function signEntry(
  { entry, preimage }: WholeEntry,
  passphrase: string,
  { address, seed }: SandboxAccount,
  isAltered: boolean,
): Promise<string> {
  const signedPreimage = signRequest(
    { kind: "auth-entry", payload: preimage, passphrase },
    { seed },
    isAltered,
  )
  const signatureScVal = entrySignature(address, xdr.decodeBytes(signedPreimage, "base64"))
  const { credentials } = entry
  if (credentials.type !== "sorobanCredentialsAddress") throw new TypeError(credentials.type)
  const expirationLedger = credentials.address.signatureExpirationLedger
  // In this form the library does not verify the signature. A dishonest wallet's would fail.
  const signed = await authorizeEntry(
    entry,
    async () => ({ signatureScVal }),
    expirationLedger,
    passphrase,
  )
  return signed.toXdr("base64")
}
