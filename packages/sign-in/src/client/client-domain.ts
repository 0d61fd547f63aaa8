import { reason, WalletError } from "@alidade/core"
import { verifyTransaction } from "@alidade/core/verify"

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
    throw new WalletError(
      "external",
      reason("signInClientDomain", "{domain} didn't sign the sign-in challenge.", { domain }),
      { cause },
    )
  }
}
