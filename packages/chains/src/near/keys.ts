import { WalletError } from "@alidade/core"
import { ed25519 } from "@noble/curves/ed25519.js"
import { secp256k1 } from "@noble/curves/secp256k1.js"
import { base58 } from "@scure/base"

/** The curves of NEAR account keys. */
export type KeyType = "ed25519" | "secp256k1"

/** A public key. */
export interface PublicKey {
  keyType: KeyType
  /** 32 bytes for ed25519; 64 for secp256k1, which is uncompressed, without the leading 4. */
  data: Uint8Array
}

/** A secret key and its public key. */
export interface KeyPair {
  /** 32 bytes. */
  secretKey: Uint8Array
  publicKey: PublicKey
}

const PUBLIC_SIZE: Readonly<Record<KeyType, number>> = { ed25519: 32, secp256k1: 64 }
const SECRET_SIZE = 32
const FORMAT = "Invalid encoded key format, must be <curve>:<encoded key>"

/** The maximum base58 length of 96 bytes, a secp256k1 pair. Decoding time grows with the square of the length. */
const LONGEST = 132

/**
 * Parses a public key: `curve:base58`, the curve in any case; or only base58, with 32 bytes for ed25519 and 64 for
 * secp256k1. Throws `bad-request`: `Unknown key type x`, `Invalid public key size (n), must be m`, or a wrong format.
 */
export function parsePublicKey(text: string): PublicKey {
  const parts = partsOf(text)
  if (parts.length > 2) throw new WalletError("bad-request", FORMAT)
  const encoded = parts.at(-1)!
  const prefix = parts.length === 2 ? parts[0]! : undefined
  const namedCurve = prefix === undefined ? undefined : curveOf(prefix)
  if (prefix !== undefined && !namedCurve) {
    throw new WalletError("bad-request", `Unknown key type ${prefix.slice(0, 40)}`)
  }
  const data = decode(encoded)
  const keyType = namedCurve ?? (data.length === PUBLIC_SIZE.secp256k1 ? "secp256k1" : "ed25519")
  const due = PUBLIC_SIZE[keyType]
  if (data.length !== due) {
    throw new WalletError("bad-request", `Invalid public key size (${data.length}), must be ${due}`)
  }
  return { keyType, data }
}

/** Formats a public key as `curve:base58`. */
export function formatPublicKey({ keyType, data }: PublicKey): string {
  return `${keyType}:${base58.encode(data)}`
}

/**
 * Parses a key pair, `curve:base58`: the 32 bytes of the secret key, optionally followed by its public key. Errors
 * never repeat the key. Throws `bad-request`: `Unknown curve: x`, `Invalid secret key size (n), must be 32`, or a wrong
 * format.
 */
export function parseKeyPair(text: string): KeyPair {
  const [prefix, encoded, ...rest] = partsOf(text)
  if (prefix === undefined || encoded === undefined || rest.length > 0) {
    throw new WalletError("bad-request", FORMAT)
  }
  const keyType = curveOf(prefix)
  if (!keyType) throw new WalletError("bad-request", `Unknown curve: ${prefix.slice(0, 40)}`)
  const bytes = decode(encoded)
  const hasPublicKey = bytes.length === SECRET_SIZE + PUBLIC_SIZE[keyType]
  if (bytes.length !== SECRET_SIZE && !hasPublicKey) {
    throw new WalletError(
      "bad-request",
      `Invalid secret key size (${bytes.length}), must be ${SECRET_SIZE}`,
    )
  }
  const secretKey = bytes.slice(0, SECRET_SIZE)
  const data = publicOf(keyType, secretKey)
  if (hasPublicKey && data.some((byte, index) => byte !== bytes[SECRET_SIZE + index])) {
    throw new WalletError("bad-request", "The public key does not match the secret key.")
  }
  return { secretKey, publicKey: { keyType, data } }
}

/**
 * Whether this key signed these 32 bytes. The signature has 64 bytes, or 65 for secp256k1, where the last one helps to
 * recover the key and is ignored. Returns false for an invalid signature or key.
 */
export function isSignedBy(key: PublicKey, hash: Uint8Array, signature: Uint8Array): boolean {
  try {
    if (key.keyType === "ed25519") {
      // Strict mode: with a key of small order a signature would be valid for any message.
      return signature.length === 64 && ed25519.verify(signature, hash, key.data, { zip215: false })
    }
    const isSized = signature.length === 64 || signature.length === 65
    const point = Uint8Array.of(4, ...key.data)
    return isSized && secp256k1.verify(signature.subarray(0, 64), hash, point, { prehash: false })
  } catch {
    return false
  }
}

function partsOf(text: string): string[] {
  if (typeof text !== "string") throw new WalletError("bad-request", FORMAT)
  return text.split(":", 3)
}

function curveOf(prefix: string): KeyType | undefined {
  const name = prefix.toLowerCase()
  return name === "ed25519" || name === "secp256k1" ? name : undefined
}

function decode(encoded: string): Uint8Array {
  if (encoded.length > LONGEST) throw new WalletError("bad-request", "The key is too long.")
  try {
    return base58.decode(encoded)
  } catch {
    // The library's error repeats its input, which may be a secret.
    throw new WalletError("bad-request", "The key is not base58, which has no 0, O, I or l.")
  }
}

function publicOf(keyType: KeyType, secretKey: Uint8Array): Uint8Array {
  if (keyType === "ed25519") return ed25519.getPublicKey(secretKey)
  if (!secp256k1.utils.isValidSecretKey(secretKey)) {
    throw new WalletError("bad-request", "The secret key is not valid for the curve.")
  }
  return secp256k1.getPublicKey(secretKey, false).slice(1)
}
