import { json, type Reply } from "@alidade/network/http"
import { type Keypair, StrKey, WebAuth } from "@stellar/stellar-sdk"
import { refusal } from "../wallets/control.js"
import { alterChallenge } from "./alter-challenge.js"
import { type ClientDomain, readClientDomain } from "./client-domain.js"
import type { SignInFault } from "./faults.js"
import { type SignInSite, signInKey, stranger } from "./site.js"

/** How long a challenge is valid, in seconds: SEP-10 recommends 15 minutes. */
const LIFETIME = 900

/** Who asks for a challenge. */
interface Question {
  readonly account: string
  readonly memo: string | null
  readonly client: ClientDomain | undefined
}

/** Answers `GET /auth?account=…` (SEP-10). Refusals are `{error}` with status 400. */
export async function challengeFor(
  site: SignInSite,
  query: URLSearchParams,
  fault: SignInFault,
): Promise<Reply> {
  const { homeDomain } = site.signIn
  const account = query.get("account") ?? ""
  if (!StrKey.isValidEd25519PublicKey(account) && !StrKey.isValidMed25519PublicKey(account))
    throw refusal(400, "`account` must be an account: G… or M…")
  const memo = query.get("memo")
  if (memo !== null && !isMemo(memo)) throw refusal(400, "`memo` must be a number of 64 bits.")
  if (memo !== null && account.startsWith("M"))
    throw refusal(400, "A muxed account has no memo besides.")
  const wanted = query.get("home_domain") ?? homeDomain
  if (wanted !== homeDomain) throw refusal(400, `This server signs in for ${homeDomain} only.`)
  const client = await readClientDomain(query.get("client_domain"))
  const transaction = buildChallenge(site, { account, memo, client }, fault)
  return json({ transaction, network_passphrase: site.passphrase })
}

/** A challenge as base64 `TransactionEnvelope`, with the fault. */
function buildChallenge(site: SignInSite, question: Question, fault: SignInFault): string {
  const key: Keypair = fault === "server-key" ? stranger() : signInKey()
  const passphrase = fault === "network" ? `Not: ${site.passphrase}` : site.passphrase
  const { homeDomain } = site.signIn
  const challenge = WebAuth.buildChallengeTx(
    key,
    fault === "account" ? stranger().publicKey() : question.account,
    fault === "home-domain" ? "other.example" : homeDomain,
    LIFETIME,
    passphrase,
    fault === "web-auth-domain" ? "other.example" : homeDomain,
    question.memo,
    question.client?.domain,
    question.client?.signingKey,
  )
  return alterChallenge(challenge, fault, key, passphrase)
}

function isMemo(text: string): boolean {
  return /^\d{1,20}$/.test(text) && BigInt(text) < 2n ** 64n
}
