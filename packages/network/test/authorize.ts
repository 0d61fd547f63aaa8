import { Address, hash, type Keypair, xdr } from "@stellar/stellar-sdk/base"
import { passphrase } from "./ledger.js"

/** The value that an account signs with: a list of its key and signature. */
export function accountSignature(pair: Keypair, payload: Uint8Array): xdr.ScVal {
  const fields = {
    public_key: xdr.ScVal.scvBytes(pair.rawPublicKey()),
    signature: xdr.ScVal.scvBytes(pair.sign(Buffer.from(payload))),
  }
  const entries = Object.entries(fields).map(
    ([name, val]) => new xdr.ScMapEntry({ key: xdr.ScVal.scvSymbol(name), val }),
  )
  return xdr.ScVal.scvVec([xdr.ScVal.scvMap(entries)])
}

/** A recorded entry as its address signs it, in version 2, or with delegates. */
export function sealEntry(
  { rootInvocation, credentials }: xdr.SorobanAuthorizationEntry,
  until: number,
  sign: (payload: Uint8Array) => xdr.ScVal,
  delegates?: (payload: Uint8Array) => xdr.SorobanDelegateSignature[],
): xdr.SorobanAuthorizationEntry {
  if (credentials.type !== "sorobanCredentialsAddressV2") throw new TypeError(credentials.type)
  const { address, nonce } = credentials.addressV2
  const preimage = new xdr.HashIdPreimageSorobanAuthorizationWithAddress({
    networkId: hash(Buffer.from(passphrase)),
    nonce,
    signatureExpirationLedger: until,
    address,
    invocation: rootInvocation,
  })
  const payload = hash(
    xdr.HashIdPreimage.envelopeTypeSorobanAuthorizationWithAddress(preimage).toXdr(),
  )
  const given = new xdr.SorobanAddressCredentials({
    address,
    nonce,
    signatureExpirationLedger: until,
    signature: sign(payload),
  })
  return new xdr.SorobanAuthorizationEntry({
    rootInvocation,
    credentials: delegates
      ? xdr.SorobanCredentials.sorobanCredentialsAddressWithDelegates(
          new xdr.SorobanAddressCredentialsWithDelegates({
            addressCredentials: given,
            delegates: delegates(payload),
          }),
        )
      : xdr.SorobanCredentials.sorobanCredentialsAddressV2(given),
  })
}

/** One that signs in place of an account. */
export function delegate(
  address: string,
  signature: xdr.ScVal,
  ...nested: xdr.SorobanDelegateSignature[]
): xdr.SorobanDelegateSignature {
  return new xdr.SorobanDelegateSignature({
    address: Address.fromString(address).toScAddress(),
    signature,
    nestedDelegates: nested,
  })
}
