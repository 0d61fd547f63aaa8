import { decodeAddress, isAddress, type Reason, reason } from "@alidade/core"
import { accountOf } from "@alidade/core/describe"
import { decodeBase64 } from "@alidade/core/encoding"
import { envelopeHashBytes } from "@alidade/core/verify"
import type { Challenge, Entry } from "./challenge.js"
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

/** What is wrong with a challenge, if anything is. */
type Check = (
  challenge: Challenge,
  context: ChallengeContext,
) => Reason | undefined | Promise<Reason | undefined>

/** The name of a check. */
export type ChallengeCheck =
  | "sequence"
  | "server"
  | "time"
  | "operations"
  | "homeDomain"
  | "webAuthDomain"
  | "clientDomain"
  | "memo"
  | "signature"

/** All that is checked of a challenge which needs no knowledge of the user, in this order. */
export const challengeChecks: Readonly<Record<ChallengeCheck, Check>> = {
  sequence({ isFeeBump, sequence }) {
    if (isFeeBump) return reason("challengeFeeBump", "it is a fee bump")
    return sequence === 0n
      ? undefined
      : reason("challengeSequence", "its sequence number is not 0, so a network could apply it")
  },

  server: ({ source }, { serverAccount }) =>
    source === serverAccount
      ? undefined
      : reason("challengeServerSource", "its source is not the server's account"),

  time({ notBefore, notAfter }, { now = Date.now(), clockTolerance = 0 }) {
    if (notAfter === 0) return reason("challengeUnbounded", "it has no end of validity")
    if (now / 1000 < notBefore - clockTolerance)
      return reason("challengeEarly", "it is not valid yet; compare the clocks")
    return now / 1000 > notAfter + clockTolerance
      ? reason("challengeLate", "it is no longer valid")
      : undefined
  },

  operations({ entries, source: server }) {
    const [first, ...others] = entries
    if (entries.length === 0) return reason("challengeEmpty", "it has no operations")
    if (!first || others.includes(undefined))
      return reason("challengeOperation", "it has an operation that is not a data entry")
    if (!isUser(first.source, server))
      return reason("challengeNoAccount", "its first operation names no account that can sign")
    if (!isNonce(first.value))
      return reason("challengeNonce", "its random value is not 48 bytes in base64")
    return others.some((entry) => entry?.name !== CLIENT_DOMAIN && entry?.source !== server)
      ? reason("challengeOtherSource", "an operation is neither the user's nor the server's")
      : undefined
  },

  homeDomain: ({ entries }, { homeDomain }) =>
    [homeDomain].flat().some((domain) => entries[0]?.name === `${domain} auth`)
      ? undefined
      : reason("challengeHomeDomain", "it is for another home domain"),

  webAuthDomain: ({ entries }, { webAuthDomain }) =>
    entries
      .slice(1)
      .some((entry) => entry?.name === WEB_AUTH_DOMAIN && entry.value !== webAuthDomain)
      ? reason("challengeWebAuthDomain", "it is from another domain's server")
      : undefined,

  clientDomain(challenge) {
    const [named, ...more] = clientEntries(challenge)
    if (more.length > 0) return reason("challengeClientDomainTwice", "it names two client domains")
    return !named ||
      (named.source?.startsWith("G") && named.source !== challenge.source && named.value)
      ? undefined
      : reason(
          "challengeClientDomainKey",
          "its client domain's account is not the domain's signing key",
        )
  },

  memo(challenge) {
    if (!("memo" in challenge)) return undefined
    if (challenge.memo === undefined) return reason("challengeMemoType", "its memo is not a number")
    return challenge.entries[0]?.source?.startsWith("M")
      ? reason("challengeMemoMuxed", "it has a memo and a muxed account")
      : undefined
  },

  async signature({ envelope, source }, { networkPassphrase }) {
    const hash = await envelopeHashBytes(envelope, networkPassphrase)
    return (await findSignatures(envelope.signatures, hash, [source])).has(source)
      ? undefined
      : reason("challengeServerSignature", "the server's account has not signed it")
  },
}

const WEB_AUTH_DOMAIN = "web_auth_domain"
const CLIENT_DOMAIN = "client_domain"

/** The entries that name the app's domain. */
export function clientEntries({ entries }: Challenge): Entry[] {
  return entries.slice(1).filter((entry) => entry?.name === CLIENT_DOMAIN) as Entry[]
}

/** The host of the server, if the challenge names it. */
export function webAuthDomainOf({ entries }: Challenge): string | undefined {
  return entries.slice(1).find((entry) => entry?.name === WEB_AUTH_DOMAIN)?.value
}

function isUser(source: string | undefined, server: string): boolean {
  return (
    isAddress(source) &&
    decodeAddress(source).kind !== "contract" &&
    accountOf(source) !== accountOf(server)
  )
}

function isNonce(value = ""): boolean {
  try {
    return value.length === 64 && decodeBase64(value).length === 48
  } catch {
    return false
  }
}
