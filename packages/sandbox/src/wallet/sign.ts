import { Address, hash, Keypair, TransactionBuilder, xdr } from "@stellar/stellar-sdk/base"

/** What a preimage says of where and for whom it counts. */
export interface PreimageFacts {
  /** `v1` is type 9, `v2` type 10. */
  readonly version: "v1" | "v2"
  /** sha256 of the network's passphrase, hex. */
  readonly networkId: string
  /** The address that a type 10 is bound to. */
  readonly address?: string
}

/** Whether a text is a base64 `TransactionEnvelope` that can be signed: version 0 or 1, or a fee bump. */
export function isTransaction(envelope: string, passphrase: string): boolean {
  try {
    TransactionBuilder.fromXdr(envelope, passphrase)
    return true
  } catch {
    return false
  }
}

/**
 * A base64 `TransactionEnvelope` with one signature more, by the seed's account, for the network. A fee bump is
 * signed itself, not its inner transaction.
 */
export function signTransaction(envelope: string, passphrase: string, seed: string): string {
  const transaction = TransactionBuilder.fromXdr(envelope, passphrase)
  transaction.sign(Keypair.fromSecret(seed))
  return transaction.toXdr()
}

/**
 * What an account's Ed25519 key makes of a base64 `HashIdPreimage`: 64 bytes over sha256 of it.
 * @throws when it is not base64
 */
export function signPreimage(preimage: string, seed: string): Uint8Array {
  return Keypair.fromSecret(seed).sign(hash(xdr.decodeBytes(preimage, "base64")))
}

/** SEP-53: 64 bytes over sha256 of the prefix and the message, a text in UTF-8 or bytes. */
export function signMessage(message: string | Uint8Array, seed: string): Uint8Array {
  return Keypair.fromSecret(seed).signMessage(message)
}

/** Bytes as base64. */
export function base64(bytes: Uint8Array): string {
  return xdr.encodeBytes(bytes, "base64")
}

/**
 * Reads a base64 `HashIdPreimage` of a Soroban authorization.
 * @throws when it is none
 */
export function readPreimage(preimage: string): PreimageFacts {
  const value = xdr.HashIdPreimage.fromXdr(preimage, "base64")
  switch (value.type) {
    case "envelopeTypeSorobanAuthorization":
      return { version: "v1", networkId: value.sorobanAuthorization.networkId.toString() }
    case "envelopeTypeSorobanAuthorizationWithAddress": {
      const { networkId, address } = value.sorobanAuthorizationWithAddress
      return {
        version: "v2",
        networkId: networkId.toString(),
        address: Address.fromScAddress(address).toString(),
      }
    }
    default:
      throw new Error("This preimage is no Soroban authorization.")
  }
}

/** sha256 of a passphrase, hex. */
export function networkId(passphrase: string): string {
  return xdr.encodeBytes(hash(new TextEncoder().encode(passphrase)), "hex")
}
