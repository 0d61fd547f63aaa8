import { envelopeHashBytes } from "@alidade/core/verify"
import { type Challenge, readChallenge } from "./challenge.js"
import { type ChallengeContext, challengeChecks, clientEntries } from "./checks.js"
import { refused } from "./refused.js"
import { findSignatures } from "./signatures.js"

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
  const challenge = readChallenge(transaction)
  for (const check of Object.values(challengeChecks)) {
    const fault = await check(challenge, context)
    if (fault) throw refused(fault)
  }
  const { envelope, source, notAfter, memo, entries } = challenge
  const { signatures } = envelope
  const hash = await envelopeHashBytes(envelope, context.networkPassphrase)
  const serverSignature = (await findSignatures(signatures, hash, [source])).get(source)!
  const first = entries[0]!
  const [client] = clientEntries(challenge)
  return {
    account: first.source!,
    homeDomain: first.name.slice(0, -" auth".length),
    nonce: first.value!,
    validUntil: notAfter,
    hash,
    signatures,
    serverSignature,
    ...(memo === undefined ? {} : { memo }),
    ...(client ? { clientDomain: { domain: client.value!, account: client.source! } } : {}),
  }
}
