import {
  Address,
  authorizeEntry,
  buildAuthorizationEntryPreimage,
  Keypair,
  nativeToScVal,
  xdr,
} from "@stellar/stellar-sdk/base"
import type { SandboxAccount } from "../wallet/keys.js"
import { signRequest } from "../wallet/sign-request.js"

/** A whole authorization entry, and the preimage that is signed for it. */
export interface WholeEntry {
  readonly entry: xdr.SorobanAuthorizationEntry
  /** Base64 `HashIdPreimage` of type 9. */
  readonly preimage: string
  /** Whom it is to be signed by. */
  readonly address: string
}

/**
 * Reads a base64 `SorobanAuthorizationEntry`.
 * @throws when it is none, or has no credentials of version 1
 */
export function readEntry(text: string, passphrase: string): WholeEntry {
  const entry = xdr.SorobanAuthorizationEntry.fromXdr(text, "base64")
  const { credentials } = entry
  if (credentials.type !== "sorobanCredentialsAddress")
    throw new Error("This entry has no credentials of version 1.")
  const { address, signatureExpirationLedger } = credentials.address
  const preimage = buildAuthorizationEntryPreimage(entry, signatureExpirationLedger, passphrase)
  return {
    entry,
    preimage: preimage.toXdr("base64"),
    address: Address.fromScAddress(address).toString(),
  }
}

/** The entry, signed by an account: base64 of the whole. A lying wallet puts the signature of another one into it. */
export async function signEntry(
  { entry, preimage }: WholeEntry,
  passphrase: string,
  { seed }: SandboxAccount,
  isAltered: boolean,
): Promise<string> {
  const made = signRequest({ kind: "auth-entry", payload: preimage, passphrase }, seed, isAltered)
  const signature = xdr.decodeBytes(made, "base64")
  const public_key = Keypair.fromSecret(seed).rawPublicKey()
  const signatureScVal = xdr.ScVal.scvVec([
    nativeToScVal(
      { public_key, signature },
      { type: { public_key: ["symbol", null], signature: ["symbol", null] } },
    ),
  ])
  const { credentials } = entry
  if (credentials.type !== "sorobanCredentialsAddress") throw new TypeError(credentials.type)
  const until = credentials.address.signatureExpirationLedger
  // In this form the library does not check the signature, which a lying wallet's would not pass.
  const signed = await authorizeEntry(entry, async () => ({ signatureScVal }), until, passphrase)
  return signed.toXdr("base64")
}
