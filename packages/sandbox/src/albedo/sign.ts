import { hash, Keypair, TransactionBuilder, xdr } from "@stellar/stellar-sdk/base"
import { signMessage } from "../wallet/sign.js"
import { signRequest } from "../wallet/sign-request.js"
import { tamperWithMessage } from "../wallet/tampering.js"

/** A message signature in Albedo's own format (AL10). */
export interface OwnSignature {
  /** `<public key>:<message>`, in plain text. */
  readonly text: string
  /** Ed25519 over the sha256 of the text, in hex. */
  readonly signature: string
}

/** Signs a message in Albedo's own format. If altered, it reports the requested message but signs another one. */
export function signOwn(message: string, seed: string, isAltered: boolean = false): OwnSignature {
  const key = Keypair.fromSecret(seed)
  const textOf = (signed: string): string => `${key.publicKey()}:${signed}`
  const signed = textOf(isAltered ? tamperWithMessage(message) : message)
  return {
    text: textOf(message),
    signature: hex(key.sign(hash(new TextEncoder().encode(signed)))),
  }
}

/** Signs a message as SEP-53. Returns 64 bytes in hex. */
export function signSep53(message: string, seed: string, isAltered: boolean = false): string {
  return hex(signMessage(isAltered ? tamperWithMessage(message) : message, seed))
}

/** Signs a base64 `TransactionEnvelope` for a network. The hash, in hex, is that of the signed transaction. */
export function signEnvelope(
  envelope: string,
  passphrase: string,
  seed: string,
  isAltered: boolean = false,
): { envelope: string; hash: string } {
  const request = { kind: "transaction", payload: envelope, passphrase } as const
  const signed = signRequest(request, { seed }, isAltered)
  return { envelope: signed, hash: hex(TransactionBuilder.fromXdr(signed, passphrase).hash()) }
}

function hex(bytes: Uint8Array): string {
  return xdr.encodeBytes(bytes, "hex")
}
