import { WalletError } from "@alidade/core"
import { ed25519 } from "@noble/curves/ed25519.js"
import { secp256k1 } from "@noble/curves/secp256k1.js"
import { base58 } from "@scure/base"

/** The curves that NEAR accounts have keys of. */
export type KeyType = "ed25519" | "secp256k1"

/** A public key. */
export interface PublicKey {
  keyType: KeyType
  /** 32 bytes of an ed25519 key; 64 of a secp256k1 key, which is uncompressed, without the leading 4. */
  data: Uint8Array
}

/** A secret key, and the public one that belongs to it. */
export interface KeyPair {
  /** 32 bytes. */
  secretKey: Uint8Array
  publicKey: PublicKey
}

const PUBLIC_SIZE: Readonly<Record<KeyType, number>> = { ed25519: 32, secp256k1: 64 }
const SECRET_SIZE = 32
const FORMAT = "Invalid encoded key format, must be <curve>:<encoded key>"

/** The longest that 96 bytes, a secp256k1 pair, can be in base58; to read it takes the square of its length. */
const LONGEST = 132

/**
 * A public key as text: `curve:base58`, the curve in any case; or base58 alone, 32 bytes being ed25519 and 64 secp256k1.
 * Throws `bad-request`: `Unknown key type x`, `Invalid public key size (n), must be m`, a wrong format.
 */
export function parsePublicKey(text: string): PublicKey {
  const parts = partsOf(text)
  if (parts.length > 2) throw new WalletError("bad-request", FORMAT)
  const encoded = parts.at(-1)!
  const prefix = parts.length === 2 ? parts[0]! : undefined
  const told = prefix === undefined ? undefined : curveOf(prefix)
  if (prefix !== undefined && !told) {
    throw new WalletError("bad-request", `Unknown key type ${prefix.slice(0, 40)}`)
  }
  const data = decode(encoded)
  const keyType = told ?? (data.length === PUBLIC_SIZE.secp256k1 ? "secp256k1" : "ed25519")
  const due = PUBLIC_SIZE[keyType]
  if (data.length !== due) {
    throw new WalletError("bad-request", `Invalid public key size (${data.length}), must be ${due}`)
  }
  return { keyType, data }
}

/** A public key as `curve:base58`. */
export function formatPublicKey({ keyType, data }: PublicKey): string {
  return `${keyType}:${base58.encode(data)}`
}

/**
 * A key pair as text, `curve:base58`: the 32 bytes of the secret key, or these and the public key, which must belong to
 * it. No refusal repeats the key. Throws `bad-request`: `Unknown curve: x`, `Invalid secret key size (n), must be 32`,
 * a wrong format.
 */
export function parseKeyPair(text: string): KeyPair {
  const [prefix, encoded, ...rest] = partsOf(text)
  if (prefix === undefined || encoded === undefined || rest.length > 0) {
    throw new WalletError("bad-request", FORMAT)
  }
  const keyType = curveOf(prefix)
  if (!keyType) throw new WalletError("bad-request", `Unknown curve: ${prefix.slice(0, 40)}`)
  const bytes = decode(encoded)
  const isWhole = bytes.length === SECRET_SIZE + PUBLIC_SIZE[keyType]
  if (bytes.length !== SECRET_SIZE && !isWhole) {
    throw new WalletError(
      "bad-request",
      `Invalid secret key size (${bytes.length}), must be ${SECRET_SIZE}`,
    )
  }
  const secretKey = bytes.slice(0, SECRET_SIZE)
  const data = publicOf(keyType, secretKey)
  if (isWhole && data.some((byte, index) => byte !== bytes[SECRET_SIZE + index])) {
    throw new WalletError("bad-request", "The public key does not belong to the secret key.")
  }
  return { secretKey, publicKey: { keyType, data } }
}

/**
 * Whether a signature is one by this key over these 32 bytes: 64 bytes; for secp256k1 also 65, the last of which tells
 * how to recover the key and is not needed. A signature or a key that is none is no reason to throw: it is not by this key.
 */
export function isSignedBy(key: PublicKey, hash: Uint8Array, signature: Uint8Array): boolean {
  try {
    if (key.keyType === "ed25519") {
      // Strictly: with a key of small order a signature would fit any message.
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
  if (encoded.length > LONGEST) throw new WalletError("bad-request", "This is too long for a key.")
  try {
    return base58.decode(encoded)
  } catch {
    // What is thrown repeats what was read, which may be a secret.
    throw new WalletError("bad-request", "The key is not base58: 0, O, I and l are not in it.")
  }
}

function publicOf(keyType: KeyType, secretKey: Uint8Array): Uint8Array {
  if (keyType === "ed25519") return ed25519.getPublicKey(secretKey)
  if (!secp256k1.utils.isValidSecretKey(secretKey)) {
    throw new WalletError("bad-request", "The secret key is no number of the curve.")
  }
  return secp256k1.getPublicKey(secretKey, false).slice(1)
}
