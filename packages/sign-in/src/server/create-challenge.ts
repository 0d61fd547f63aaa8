import { decodeAddress, reason, WalletError } from "@alidade/core"
import { concatBytes, encodeBase64, encodeUtf8, u32, u64, xdrText } from "@alidade/core/encoding"
import { envelopeHashBytes, readEnvelope } from "@alidade/core/verify"
import { checkChallenge } from "../challenge/check.js"
import { keepNonce, type NonceStore } from "./nonces.js"
import type { ServerKey } from "./server-key.js"

/** SEP-10 recommends 15 minutes. */
const LIFETIME = 900

/** A data entry's value has at most 64 bytes, and so has its name: the home domain and " auth". */
const LONGEST = 64

/** Options of `createChallenge`. */
export interface CreateChallengeOptions {
  key: ServerKey
  networkPassphrase: string
  /** The account that asks: `G…` or `M…`, as it came in the request's `account`. */
  account: string
  /** Such as `example.org`; at most 59 bytes. */
  homeDomain: string
  /** The host of this server, with its port if it has one; at most 64 bytes. */
  webAuthDomain: string
  /** A number in decimal, as it came in the request's `memo`. Not with `M…`. */
  memo?: string
  /** The request's `client_domain` and the `SIGNING_KEY` of that domain's `stellar.toml`, which you have read. */
  clientDomain?: { domain: string; account: string }
  /** How long the challenge is valid, in seconds; by default 900. */
  lifetime?: number
  /** Keeps the challenge's nonce, so that it is accepted once: give `verifyChallenge` the same store. */
  nonces?: NonceStore
  /** Milliseconds since the epoch; by default now. */
  now?: number
}

/**
 * A signed challenge (SEP-10): base64 `TransactionEnvelope` with sequence number 0, to send as `transaction` beside
 * `network_passphrase`. Nothing but the nonce must be kept until it comes back. Throws `bad-request` for an option that
 * no challenge can have, such as a wrong address, `external` if the key does not sign for its address, and what the
 * store of nonces throws.
 */
export async function createChallenge(options: CreateChallengeOptions): Promise<string> {
  const { key, networkPassphrase, homeDomain, webAuthDomain, now = Date.now() } = options
  const body = challengeBody(options, Math.floor(now / 1000))
  const envelope = readEnvelope(encodeBase64(concatBytes(body, u32(0))))
  const hash = await envelopeHashBytes(envelope, networkPassphrase)
  const signature = await key.sign(hash)
  const hint = accountKey(key.address).subarray(-4)
  const signed = encodeBase64(concatBytes(body, u32(1), hint, u32(signature.length), signature))
  // What this server would refuse later is refused now: a key of another address, for example.
  const context = { serverAccount: key.address, networkPassphrase, homeDomain, webAuthDomain, now }
  const { nonce, validUntil } = await checkChallenge(signed, context)
  if (options.nonces)
    await keepNonce(options.nonces, nonce, { now: Math.floor(now / 1000), until: validUntil })
  return signed
}

function challengeBody(options: CreateChallengeOptions, from: number): Uint8Array {
  const { key, account, homeDomain, webAuthDomain, memo, clientDomain } = options
  const server = muxedAccount(key.address)
  const nonce = encodeBase64(crypto.getRandomValues(new Uint8Array(48)))
  const entries = [
    dataEntry(muxedAccount(account), `${homeDomain} auth`, nonce),
    dataEntry(server, "web_auth_domain", webAuthDomain),
    ...(clientDomain
      ? [dataEntry(muxedAccount(clientDomain.account), "client_domain", clientDomain.domain)]
      : []),
  ]
  return concatBytes(
    u32(2),
    server,
    u32(100 * entries.length),
    u64(0n),
    u32(1),
    u64(BigInt(from)),
    u64(BigInt(from + (options.lifetime ?? LIFETIME))),
    memo === undefined ? u32(0) : concatBytes(u32(2), u64(readMemo(memo))),
    u32(entries.length),
    ...entries,
    u32(0),
  )
}

/** An operation that sets a data entry. */
function dataEntry(source: Uint8Array, name: string, value: string): Uint8Array {
  for (const text of [name, value]) {
    if (encodeUtf8(text).length <= LONGEST) continue
    throw new WalletError(
      "bad-request",
      reason("longDataEntry", "“{text}” is longer than a challenge allows.", { text }),
    )
  }
  return concatBytes(u32(1), source, u32(10), xdrText(name), u32(1), xdrText(value))
}

function muxedAccount(address: string): Uint8Array {
  const decoded = decodeAddress(address)
  if (decoded.kind === "muxed") return concatBytes(u32(0x100), u64(decoded.id), decoded.publicKey)
  return concatBytes(u32(0), accountKey(address))
}

function accountKey(address: string): Uint8Array {
  const decoded = decodeAddress(address)
  if (decoded.kind === "account") return decoded.publicKey
  throw new WalletError(
    "bad-request",
    reason("otherThanAccount", "A challenge is for an account (G… or M…)."),
  )
}

function readMemo(memo: string): bigint {
  if (/^\d{1,20}$/.test(memo) && BigInt(memo) < 2n ** 64n) return BigInt(memo)
  throw new WalletError(
    "bad-request",
    reason("memoNoNumber", "The memo of a challenge is a number of 64 bits."),
  )
}
