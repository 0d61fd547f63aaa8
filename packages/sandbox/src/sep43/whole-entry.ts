import { Address, xdr } from "@stellar/stellar-sdk/base"
import { entrySignature } from "../wallet/entry-signature.js"

/**
 * Builds the base64 `SorobanAuthorizationEntry` of a base64 `HashIdPreimage` and its signature (IN2). Type 9 does not name
 * the account that authorizes, so the signer is inserted.
 *
 * @throws if the preimage is not of a Soroban authorization
 */
export function wholeEntry(preimage: string, signature: string, signer: string): string {
  const fields = readPreimage(preimage)
  const { nonce, signatureExpirationLedger, invocation: rootInvocation } = fields
  const isBound = "address" in fields
  const credentials = new xdr.SorobanAddressCredentials({
    address: isBound ? fields.address : new Address(signer).toScAddress(),
    nonce,
    signatureExpirationLedger,
    signature: entrySignature(signer, xdr.decodeBytes(signature, "base64")),
  })
  return new xdr.SorobanAuthorizationEntry({
    credentials: isBound
      ? xdr.SorobanCredentials.sorobanCredentialsAddressV2(credentials)
      : xdr.SorobanCredentials.sorobanCredentialsAddress(credentials),
    rootInvocation,
  }).toXdr("base64")
}

function readPreimage(
  preimage: string,
): xdr.HashIdPreimageSorobanAuthorization | xdr.HashIdPreimageSorobanAuthorizationWithAddress {
  const value = xdr.HashIdPreimage.fromXdr(preimage, "base64")
  switch (value.type) {
    case "envelopeTypeSorobanAuthorization":
      return value.sorobanAuthorization
    case "envelopeTypeSorobanAuthorizationWithAddress":
      return value.sorobanAuthorizationWithAddress
    default:
      throw new Error("This preimage is not a Soroban authorization.")
  }
}
