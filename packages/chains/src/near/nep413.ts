import { WalletError } from "@alidade/core"
import { concatBytes, decodeBase64, encodeUtf8 } from "@alidade/core/encoding"
import { sha256 } from "@noble/hashes/sha2.js"
import { isSignedBy, parsePublicKey } from "./keys.js"

/** What stands before a message that is signed off chain: 2^31 + 413, which begins no transaction (NEP-413). */
export const NEP413_TAG = 2_147_484_061

/** A message to sign, as NEP-413 has it. */
export interface MessageRequest {
  message: string
  /** 32 bytes, by the app, each used once. */
  nonce: Uint8Array
  /** Whom the message is for: the app's domain or account. */
  recipient: string
  /** Where the wallet answered, if it answers by an address. */
  callbackUrl?: string
}

/** What a wallet answers. That the key is one of the account's is for the network to say, and not checked here. */
export interface SignedMessage {
  /** `curve:base58`. */
  publicKey: string
  /** Base64, or the bytes. */
  signature: string | Uint8Array
}

/**
 * The bytes of a message: the tag, then message, nonce, recipient and callback URL in Borsh. Throws `bad-request` for a
 * request that is not of the shape.
 */
export function encodeMessage(request: MessageRequest): Uint8Array {
  const { message, nonce, recipient, callbackUrl } = { ...request }
  if (typeof message !== "string" || typeof recipient !== "string") {
    throw new WalletError("bad-request", "A message and its recipient are texts.")
  }
  if (!(nonce instanceof Uint8Array) || nonce.length !== 32) {
    throw new WalletError("bad-request", "A message's nonce has 32 bytes.")
  }
  const hasCallback = callbackUrl !== undefined && callbackUrl !== null
  if (hasCallback && typeof callbackUrl !== "string") {
    throw new WalletError("bad-request", "A message's callback URL is a text.")
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
 * Whether the wallet's answer holds a signature over this very request by the key it names, on either curve. Throws
 * `bad-request` for a request, and `bad-reply` for an answer, that is not of the shape.
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

/** A u32, the lowest byte first. */
function number(value: number): Uint8Array {
  return Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24)
}
