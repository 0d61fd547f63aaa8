import { Address, hash, Keypair, TransactionBuilder, xdr } from "@stellar/stellar-sdk/base"

/** The network and signer that a preimage is valid for. */
export interface PreimageFacts {
  /** `v1` is type 9, `v2` type 10. */
  readonly version: "v1" | "v2"
  /** sha256 of the network passphrase, in hex. */
  readonly networkId: string
  /** The last ledger in which the signature is valid. */
  readonly expirationLedger: number
  /** The address that a type 10 preimage is bound to. */
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
 * Adds a signature for the network to a base64 `TransactionEnvelope`. For a fee bump it signs the outer transaction,
 * not the inner one.
 */
export function signTransaction(envelope: string, passphrase: string, seed: string): string {
  const transaction = TransactionBuilder.fromXdr(envelope, passphrase)
  transaction.sign(Keypair.fromSecret(seed))
  return transaction.toXdr()
}

/**
 * Signs the sha256 of a base64 `HashIdPreimage` with an account's Ed25519 key. Returns 64 bytes.
 * @throws if the preimage is not base64
 */
export function signPreimage(preimage: string, seed: string): Uint8Array {
  return Keypair.fromSecret(seed).sign(hash(xdr.decodeBytes(preimage, "base64")))
}

/** Signs per SEP-53: 64 bytes over the sha256 of the prefix and the message (UTF-8 text or bytes). */
export function signMessage(message: string | Uint8Array, seed: string): Uint8Array {
  return Keypair.fromSecret(seed).signMessage(message)
}

/** Encodes bytes as base64. */
export function base64(bytes: Uint8Array): string {
  return xdr.encodeBytes(bytes, "base64")
}

/**
 * Reads a base64 `HashIdPreimage` of a Soroban authorization.
 * @throws if it is not one
 */
export function readPreimage(preimage: string): PreimageFacts {
  const value = xdr.HashIdPreimage.fromXdr(preimage, "base64")
  switch (value.type) {
    case "envelopeTypeSorobanAuthorization": {
      const { networkId, signatureExpirationLedger } = value.sorobanAuthorization
      return {
        version: "v1",
        networkId: networkId.toString(),
        expirationLedger: Number(signatureExpirationLedger),
      }
    }
    case "envelopeTypeSorobanAuthorizationWithAddress": {
      const { networkId, address, signatureExpirationLedger } =
        value.sorobanAuthorizationWithAddress
      return {
        version: "v2",
        networkId: networkId.toString(),
        expirationLedger: Number(signatureExpirationLedger),
        address: Address.fromScAddress(address).toString(),
      }
    }
    default:
      throw new Error("This preimage is not a Soroban authorization.")
  }
}

/** sha256 of a passphrase, in hex. */
export function networkId(passphrase: string): string {
  return xdr.encodeBytes(hash(new TextEncoder().encode(passphrase)), "hex")
}

/** Derives the address (`G…`), the 32-byte public key, and a signing function (64 bytes) from a raw Ed25519 seed. */
export function keyOf(seed: Uint8Array): {
  address: string
  bytes: Uint8Array
  sign(digest: Uint8Array): Uint8Array
} {
  const pair = Keypair.fromRawEd25519Seed(seed)
  return {
    address: pair.publicKey(),
    bytes: pair.rawPublicKey(),
    sign: (digest) => pair.sign(digest),
  }
}
