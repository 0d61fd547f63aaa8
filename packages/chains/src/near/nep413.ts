import { WalletError } from "@alidade/core"
import { concatBytes, decodeBase64, encodeUtf8 } from "@alidade/core/encoding"
import { sha256 } from "@noble/hashes/sha2.js"
import { isSignedBy, parsePublicKey } from "./keys.js"

/** The tag before a message that is signed off chain: 2^31 + 413, which begins no transaction (NEP-413). */
export const NEP413_TAG = 2_147_484_061

/** A message to sign, as specified by NEP-413. */
export interface MessageRequest {
  message: string
  /** 32 bytes from the app, used only once. */
  nonce: Uint8Array
  /** The recipient of the message: the app's domain or account. */
  recipient: string
  /** The callback URL to which the wallet replied, if any. */
  callbackUrl?: string
}

/** A wallet's reply. Only the network knows whether the key belongs to the account, so that is not checked here. */
export interface SignedMessage {
  /** `curve:base58`. */
  publicKey: string
  /** Base64, or the bytes. */
  signature: string | Uint8Array
}

/**
 * Encodes a message: the tag, then message, nonce, recipient and callback URL in Borsh. Throws `bad-request` for an
 * invalid request.
 */
export function encodeMessage(request: MessageRequest): Uint8Array {
  const { message, nonce, recipient, callbackUrl } = { ...request }
  if (typeof message !== "string" || typeof recipient !== "string") {
    throw new WalletError("bad-request", "The message and its recipient must be strings.")
  }
  if (!(nonce instanceof Uint8Array) || nonce.length !== 32) {
    throw new WalletError("bad-request", "The nonce must have 32 bytes.")
  }
  const hasCallback = callbackUrl !== undefined && callbackUrl !== null
  if (hasCallback && typeof callbackUrl !== "string") {
    throw new WalletError("bad-request", "The callback URL must be a string.")
  }
  return concatBytes(
    number(NEP413_TAG),
    text(message),
    nonce,
    text(recipient),
    hasCallback ? concatBytes(Uint8Array.of(1), text(callbackUrl)) : Uint8Array.of(0),
  )
}

/** The 32 bytes that are signed: sha256 of `encodeMessage`. */
export function hashMessage(request: MessageRequest): Uint8Array {
  return sha256(encodeMessage(request))
}

/**
 * Whether the wallet's reply has a valid signature of this request, by the key that it names, on either curve. Throws
 * `bad-request` for an invalid request, and `bad-reply` for an invalid reply.
 */
export function verifySignedMessage(request: MessageRequest, result: SignedMessage): boolean {
  const hash = hashMessage(request)
  const { publicKey, signature } = read({ ...result })
  return isSignedBy(publicKey, hash, signature)
}

function read({ publicKey, signature }: Partial<SignedMessage>): {
  publicKey: ReturnType<typeof parsePublicKey>
  signature: Uint8Array
} {
  try {
    return {
      publicKey: parsePublicKey(publicKey as string),
      signature: signature instanceof Uint8Array ? signature : decodeBase64(signature as string),
    }
  } catch (cause) {
    const words = cause instanceof WalletError ? cause.message : "It cannot be read."
    throw new WalletError("bad-reply", words, { cause })
  }
}

function text(value: string): Uint8Array {
  const bytes = encodeUtf8(value)
  return concatBytes(number(bytes.length), bytes)
}

/** A u32, little-endian. */
function number(value: number): Uint8Array {
  return Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24)
}
