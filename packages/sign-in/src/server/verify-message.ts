import { decodeAddress, type Reason, reason, WalletError } from "@alidade/core"
import { accountOf } from "@alidade/core/describe"
import { decodeBase64, decodeHex } from "@alidade/core/encoding"
import { messageDigestBytes, verifyEd25519 } from "@alidade/core/verify"
import { readMessage, type SignInMessage } from "../message/message.js"
import { findLack, type LookUpAccount, weightsOf } from "./access.js"
import type { NonceStore } from "./nonces.js"
import type { Refused } from "./verify-challenge.js"

/** Options of `verifyMessage`. */
export interface VerifyMessageOptions {
  /** The text that was signed. */
  message: string
  /** The signature of 64 bytes, in base64 or hex, as the wallet returned it. */
  signature: string
  /** Who must have signed, if you know it: `G…` or `M…`, as in the message. */
  address?: string
  /** The host of your site, or of your sites, with its port if it has one. Never take it from the request. */
  domain: string | readonly string[]
  networkPassphrase: string
  /** The store that `createNonce` had. */
  nonces: Pick<NonceStore, "take">
  /**
   * Looks the account up, so that the signer must be one of the account's, with enough weight. Without it, only the
   * address's own key is verified: it may be no signer of the account any more, or not alone.
   */
  lookUp?: LookUpAccount
  /** How old a message may be, in seconds, whatever end it names; by default 900. */
  maxAge?: number
  /** Milliseconds since the epoch; by default now. */
  now?: number
  /** By how many seconds the clock that issued the nonce may be ahead; by default 0. */
  clockTolerance?: number
}

/** A message that the account has signed. */
export interface VerifiedMessage extends SignInMessage {
  verified: true
  /** The key (`G…`) that signed. */
  signer: string
}

/**
 * Verifies a signed sign-in message (SEP-53): its form, domain, network, and time, the signature, and that its nonce is
 * in the store, from which it is taken. It needs WebCrypto with Ed25519, and neither a DOM nor Node.
 *
 * The server keeps the nonce from `createNonce` until it comes back or ends, and nothing else. The network is only asked
 * by `lookUp`. A contract's account (`C…`) is refused: sign it in with SEP-45. Errors of `lookUp` and of the store are
 * thrown.
 */
export async function verifyMessage(
  options: VerifyMessageOptions,
): Promise<VerifiedMessage | Refused> {
  let message: SignInMessage
  try {
    message = readMessage(options.message)
  } catch (error) {
    if (WalletError.is(error) && error.reason) return refuse(error.reason)
    throw error
  }
  const fault = faultOf(message, options)
  if (fault) return refuse(fault)

  const account = accountOf(message.address)
  const access = await options.lookUp?.(account)
  const weights = weightsOf(account, access)
  const signer = await findSigner([account, ...weights.keys()], options)
  if (signer === undefined || !weights.has(signer))
    return refuse(reason("unsignedMessage", "No signer of the account has signed the message."))
  const lack = findLack(weights.get(signer)!, access)
  if (lack) return refuse(lack)
  // Last, so that nobody uses up another's nonce.
  if (!(await options.nonces.take(message.nonce)))
    return refuse(reason("usedMessage", "This message was used before, or is another server's."))
  return { verified: true, ...message, signer }
}

function faultOf(
  { domain, networkPassphrase, address, issued, expires }: SignInMessage,
  options: VerifyMessageOptions,
): Reason | undefined {
  const { maxAge = 900, clockTolerance = 0 } = options
  const now = (options.now ?? Date.now()) / 1000
  if (![options.domain].flat().includes(domain))
    return reason("otherDomain", "The message is for another site.")
  if (networkPassphrase !== options.networkPassphrase)
    return reason("messageOtherNetwork", "The message is for another network.")
  if (options.address !== undefined && address !== options.address)
    return reason("messageOtherAccount", "The message is for another account.")
  if (issued > now + clockTolerance)
    return reason("messageEarly", "The message is not valid yet. Compare the clocks.")
  if (expires < now || issued + maxAge < now)
    return reason("messageLate", "The message is no longer valid. Sign in again.")
  return undefined
}

/** The first of these accounts whose key made the signature. */
async function findSigner(
  accounts: readonly string[],
  { message, signature }: VerifyMessageOptions,
): Promise<string | undefined> {
  const bytes = bytesOf(signature)
  if (!bytes) return undefined
  const digest = await messageDigestBytes(message)
  for (const account of new Set(accounts)) {
    const decoded = decodeAddress(account)
    if (decoded.kind === "contract") continue
    if (await verifyEd25519(decoded.publicKey, digest, bytes)) return account
  }
  return undefined
}

/** The bytes of a signature in hex, or in base64, which some wallets write without its padding. */
function bytesOf(signature: unknown): Uint8Array | undefined {
  if (typeof signature !== "string" || signature.length > 128) return undefined
  try {
    return signature.length === 128 ? decodeHex(signature) : decodeBase64(signature.padEnd(88, "="))
  } catch {
    return undefined
  }
}

function refuse(reason: Reason): Refused {
  return { verified: false, reason }
}
