import { json, type Reply, type Request } from "@alidade/network/http"
import { type Transaction, WebAuth } from "@stellar/stellar-sdk"
import { refusal } from "../wallets/control.js"
import { accessOf } from "./account-access.js"
import { readField } from "./read-field.js"
import type { SignInSite } from "./site.js"
import { createToken } from "./token.js"

/** The SDK accepts a challenge for this long after its end, in seconds. */
const GRACE = 300

/** Exchanges signed challenges for tokens. It remembers which ones it accepted: each gives one token. */
export function openExchange(): (site: SignInSite, request: Request) => Reply {
  /** By hash: until when (ms) each accepted challenge could come again. */
  const accepted = new Map<string, number>()

  return (site, request) => {
    const signed = readField(request, "transaction")
    const { signIn, passphrase } = site
    const { signingKey, homeDomain } = signIn
    const challenge = attempt(() =>
      WebAuth.readChallengeTx(signed, signingKey, passphrase, homeDomain, homeDomain),
    )
    const { tx, clientAccountID: account, memo } = challenge
    const { signers, threshold } = accessOf(site.ledger, account)
    attempt(() =>
      WebAuth.verifyChallengeTxThreshold(
        signed,
        signingKey,
        passphrase,
        threshold,
        signers,
        homeDomain,
        homeDomain,
      ),
    )

    const now = Date.now()
    for (const [hash, until] of accepted) if (until < now) accepted.delete(hash)
    const hash = Buffer.from(tx.hash()).toString("hex")
    if (accepted.has(hash)) throw refusal(400, "This challenge was used before.")
    accepted.set(hash, (Number(tx.timeBounds?.maxTime) + GRACE) * 1000)
    const clientDomain = clientDomainOf(tx)
    return json({
      token: createToken({
        iss: signIn.endpoint,
        sub: memo === null ? account : `${account}:${memo}`,
        ...(clientDomain !== undefined && { client_domain: clientDomain }),
      }),
    })
  }
}

/** Turns the SDK's errors into refusals. */
function attempt<Result>(check: () => Result): Result {
  try {
    return check()
  } catch (thrown) {
    throw refusal(400, thrown instanceof Error ? thrown.message : String(thrown))
  }
}

function clientDomainOf({ operations }: Transaction): string | undefined {
  const named = operations.find(
    (operation) => operation.type === "manageData" && operation.name === "client_domain",
  )
  return named?.type === "manageData" && named.value
    ? Buffer.from(named.value).toString("utf8")
    : undefined
}
