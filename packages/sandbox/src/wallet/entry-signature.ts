import { Keypair, nativeToScVal, xdr } from "@stellar/stellar-sdk/base"

/** The value with which an account signs an entry, from its 64-byte signature. */
export function entrySignature(signer: string, signature: Uint8Array): xdr.ScVal {
  const public_key = Keypair.fromPublicKey(signer).rawPublicKey()
  return xdr.ScVal.scvVec([
    nativeToScVal(
      { public_key, signature },
      { type: { public_key: ["symbol", null], signature: ["symbol", null] } },
    ),
  ])
}
