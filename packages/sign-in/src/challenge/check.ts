import { decodeAddress, isAddress, reason } from "@alidade/core"
import { accountOf } from "@alidade/core/describe"
import { decodeBase64 } from "@alidade/core/encoding"
import { envelopeHashBytes } from "@alidade/core/verify"
import { type Challenge, type Entry, openChallenge } from "./challenge.js"
import { refused } from "./refused.js"
import { findSignatures } from "./signatures.js"

/** What both sides know of a challenge beforehand. */
export interface ChallengeContext {
  /** The server's account, `G…`: `SIGNING_KEY` of the home domain's `stellar.toml`. */
  serverAccount: string
  networkPassphrase: string
  /** The home domain, or those that the server signs users in for, with a port if they have one. */
  homeDomain: string | readonly string[]
  /** The host of the server's sign-in address, with its port if it has one. */
  webAuthDomain: string
  /** Milliseconds since the epoch; by default now. */
  now?: number
  /** By how many seconds the two clocks may differ. */
  clockTolerance?: number
}

/** A challenge that has passed all checks which need no knowledge of the user. */
export interface CheckedChallenge {
  /** The account that signs in: `G…`, or `M…` if it is muxed. */
  account: string
  homeDomain: string
  /** The memo that tells users of one account apart, in decimal. */
  memo?: string
  /** The server's random value, in base64: unique to the challenge. */
  nonce: string
  /** When the challenge ends, in seconds since the epoch. */
  validUntil: number
  /** The app's domain and the account (`G…`) that must sign for it, if the challenge names one. */
  clientDomain?: { domain: string; account: string }
}

/** A checked challenge with what signatures are checked against. */
export interface SignedChallenge extends CheckedChallenge {
  hash: Uint8Array
  signatures: Challenge["envelope"]["signatures"]
  /** The place of the server's signature. */
  serverSignature: number
}

/**
 * Reads a challenge of SEP-10 and checks all that does not depend on who asks: form, time, domains, sources, and the
 * server's signature. Throws `external` with the reason, and `bad-request` for what is no transaction.
 */
export async function checkChallenge(
  transaction: string,
  context: ChallengeContext,
): Promise<SignedChallenge> {
  const { serverAccount, networkPassphrase, now = Date.now(), clockTolerance = 0 } = context
  const { envelope, source, notBefore, notAfter, memo, entries } = openChallenge(transaction)
  if (source !== serverAccount)
    throw refused(reason("challengeServerSource", "its source is not the server's account"))
  if (now / 1000 < notBefore - clockTolerance)
    throw refused(reason("challengeEarly", "it is not valid yet; compare the clocks"))
  if (now / 1000 > notAfter + clockTolerance)
    throw refused(reason("challengeLate", "it is no longer valid"))

  const [first, ...others] = entries
  const { account, homeDomain, nonce } = readFirst(first, context)
  if (memo !== undefined && account.startsWith("M"))
    throw refused(reason("challengeMemoMuxed", "it has a memo and a muxed account"))
  const clientDomain = readOthers(others, context)

  const hash = await envelopeHashBytes(envelope, networkPassphrase)
  const { signatures } = envelope
  const serverSignature = (await findSignatures(signatures, hash, [serverAccount])).get(
    serverAccount,
  )
  if (serverSignature === undefined)
    throw refused(reason("challengeServerSignature", "the server's account has not signed it"))
  return {
    account,
    homeDomain,
    nonce,
    validUntil: notAfter,
    hash,
    signatures,
    serverSignature,
    ...(memo === undefined ? {} : { memo }),
    ...(clientDomain ? { clientDomain } : {}),
  }
}

function readFirst(
  { source = "", name, value = "" }: Entry,
  { homeDomain: wanted, serverAccount }: ChallengeContext,
): Pick<CheckedChallenge, "account" | "homeDomain" | "nonce"> {
  if (
    !isAddress(source) ||
    decodeAddress(source).kind === "contract" ||
    accountOf(source) === serverAccount
  )
    throw refused(
      reason("challengeNoAccount", "its first operation names no account that can sign"),
    )
  const homeDomain = [wanted].flat().find((domain) => name === `${domain} auth`)
  if (homeDomain === undefined)
    throw refused(reason("challengeHomeDomain", "it is for another home domain"))
  if (value.length !== 64 || !isBase64(value))
    throw refused(reason("challengeNonce", "its random value is not 48 bytes in base64"))
  return { account: source, homeDomain, nonce: value }
}

function readOthers(
  entries: readonly Entry[],
  { serverAccount, webAuthDomain }: ChallengeContext,
): CheckedChallenge["clientDomain"] {
  let found: CheckedChallenge["clientDomain"]
  for (const { source, name, value } of entries) {
    if (name === "client_domain") {
      if (found) throw refused(reason("challengeClientDomainTwice", "it names two client domains"))
      if (!source?.startsWith("G") || source === serverAccount || !value)
        throw refused(
          reason(
            "challengeClientDomainKey",
            "its client domain's account is not the domain's signing key",
          ),
        )
      found = { domain: value, account: source }
      continue
    }
    if (source !== serverAccount)
      throw refused(
        reason("challengeOtherSource", "an operation is neither the user's nor the server's"),
      )
    if (name === "web_auth_domain" && value !== webAuthDomain)
      throw refused(reason("challengeWebAuthDomain", "it is from another domain's server"))
  }
  return found
}

function isBase64(text: string): boolean {
  try {
    return decodeBase64(text).length === 48
  } catch {
    return false
  }
}
