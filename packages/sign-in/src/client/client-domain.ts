import { reason, WalletError } from "@alidade/core"
import { verifyTransaction } from "@alidade/core/verify"
import { refused } from "../challenge/refused.js"
import { findSigningKey } from "./find-server.js"

/** The domain of the app that asks, with its signature. */
export interface ClientDomain {
  /** Such as `wallet.example`. */
  domain: string
  /** `SIGNING_KEY` of the domain's `stellar.toml`, `G…`; by default read from there. */
  signingKey?: string
  /**
   * Adds the domain's signature to a base64 `TransactionEnvelope` and returns the envelope. The key is on the app's own
   * server, never in a page.
   */
  sign(transaction: string, networkPassphrase: string): Promise<string>
  /**
   * The same for a contract account: adds the domain's signature to a base64 `SorobanAuthorizationEntry` and returns the
   * entry, whose expiration is already set.
   */
  signEntry?(entry: string, networkPassphrase: string): Promise<string>
}

/** Checks the client domain that a challenge names against the one that was asked for. Throws `external`. */
export async function checkClientDomain(
  named: { domain: string; account: string } | undefined,
  wanted: ClientDomain | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (!named) return
  if (named.domain !== wanted?.domain)
    throw refused(
      reason("challengeClientDomain", "it names a client domain that was not asked for"),
    )
  const key = wanted.signingKey ?? (await findSigningKey(`https://${wanted.domain}`, signal))
  if (named.account !== key)
    throw refused(
      reason(
        "challengeClientDomainKey",
        "its client domain's account is not the domain's signing key",
      ),
    )
}

/** Has the client domain sign the challenge, and checks that it did and changed nothing. Throws `external`. */
export async function addClientSignature(
  transaction: string,
  networkPassphrase: string,
  { domain, sign }: ClientDomain,
  account: string,
): Promise<string> {
  const returned = await sign(transaction, networkPassphrase)
  try {
    await verifyTransaction({ sent: transaction, returned, networkPassphrase, address: account })
    return returned
  } catch (cause) {
    throw unsigned(domain, cause)
  }
}

/** The error of a client domain that did not sign, or signed something else. */
export function unsigned(domain: string, cause?: unknown): WalletError {
  return new WalletError(
    "external",
    reason("signInClientDomain", "{domain} didn't sign the sign-in challenge.", { domain }),
    { cause },
  )
}
