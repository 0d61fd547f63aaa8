import { hash, Keypair, TransactionBuilder, xdr } from "@stellar/stellar-sdk/base"
import type { Signable } from "../wallet/sign-request.js"

/** Whether what the phone returned is the request, signed by the account (SC3). `signed` is base64. */
export function isSignedBy(account: string, signed: string, signable: Signable): boolean {
  const { kind, payload, passphrase } = signable
  const key = Keypair.fromPublicKey(account)
  if (kind === "message") return key.verifyMessage(payload, xdr.decodeBytes(signed, "base64"))
  if (kind === "auth-entry")
    return key.verify(hash(xdr.decodeBytes(payload, "base64")), xdr.decodeBytes(signed, "base64"))
  const digest = TransactionBuilder.fromXdr(payload, passphrase).hash()
  return TransactionBuilder.fromXdr(signed, passphrase).signatures.some(({ signature }) =>
    key.verify(digest, signature),
  )
}

/** The hash of a base64 `TransactionEnvelope`, in hex. */
export function transactionHash(envelope: string, passphrase: string): string {
  return xdr.encodeBytes(TransactionBuilder.fromXdr(envelope, passphrase).hash(), "hex")
}
