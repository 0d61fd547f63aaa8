import { decodeAddress, isAddress, type Kit, reason, WalletError } from "@alidade/core"
import { accountOf } from "@alidade/core/describe"
import { type CheckedChallenge, checkChallenge, type SignedChallenge } from "../challenge/check.js"
import { refused } from "../challenge/refused.js"
import { addClientSignature, type ClientDomain } from "./client-domain.js"
import { findServer, findSigningKey, type SignInServer } from "./find-server.js"
import { askForFields, secureUrl, unexpected } from "./server-text.js"

/** How far a visitor's clock may be from the server's, in seconds. */
const CLOCK_TOLERANCE = 300

/** Options of `signIn`. */
export interface SignInOptions {
  /** A kit that is connected to a wallet. */
  kit: Pick<Kit, "getState" | "signTransaction">
  /** The origin of the home domain (`https://example.org`), or what its `stellar.toml` says if it is known. */
  server: string | SignInServer
  /** `G…` or `M…` of the connected account; by default the connected address. */
  account?: string
  /** A number in decimal that tells users of one account apart. Not with `M…`. */
  memo?: string
  /** Also proves to the server which app asks. The server may ignore it. */
  clientDomain?: ClientDomain
  signal?: AbortSignal
}

/** Result of `signIn`. */
export interface SignInResult {
  /** The server's token, usually a JWT. Send it as `Authorization: Bearer …`; nothing of it is checked here. */
  token: string
  /** What was checked and signed. */
  challenge: CheckedChallenge
}

/**
 * Signs the connected account in on a server (SEP-10): reads the home domain's `stellar.toml`, asks for a challenge,
 * checks it, lets the wallet sign it, and exchanges it for a token. The wallet is only asked for a valid challenge.
 *
 * Throws `bad-request` (no account, a contract's account, or an unusable option), `external` (a server that can't be
 * reached, refuses, or sent an invalid challenge; `reason` says which check failed), `wrong-network`, `timeout`,
 * `aborted`, and what `kit.signTransaction` throws.
 */
export async function signIn(options: SignInOptions): Promise<SignInResult> {
  const { kit, memo, clientDomain, signal } = options
  const { selectedNetwork, activeAddress } = kit.getState()
  const account = options.account ?? activeAddress
  checkAccount(account, activeAddress, memo)
  const server =
    typeof options.server === "string" ? await findServer(options.server, signal) : options.server
  const endpoint = secureUrl(server.endpoint)

  const question = new URL(endpoint)
  question.searchParams.set("account", account)
  question.searchParams.set("home_domain", server.homeDomain)
  if (memo !== undefined) question.searchParams.set("memo", memo)
  if (clientDomain) question.searchParams.set("client_domain", clientDomain.domain)
  const answer = await askForFields(question, signal)
  const { transaction } = answer
  if (typeof transaction !== "string") throw unexpected(endpoint)
  if (![undefined, null, selectedNetwork].includes(answer.network_passphrase as string)) {
    throw new WalletError(
      "wrong-network",
      reason("signInNetwork", "{server} signs in on another network.", { server: endpoint.host }),
    )
  }

  const checked = await checkChallenge(transaction, {
    serverAccount: server.signingKey,
    networkPassphrase: selectedNetwork,
    homeDomain: server.homeDomain,
    webAuthDomain: endpoint.host,
    clockTolerance: CLOCK_TOLERANCE,
  })
  if (checked.account !== account)
    throw refused(reason("challengeAccount", "it is for another account"))
  if (checked.memo !== memo)
    throw refused(reason("challengeMemo", "its memo is not the one that was asked for"))
  await checkClientDomain(checked, clientDomain, signal)

  const prepared =
    clientDomain && checked.clientDomain
      ? await addClientSignature(
          transaction,
          selectedNetwork,
          clientDomain,
          checked.clientDomain.account,
        )
      : transaction
  const { signedTxXdr } = await kit.signTransaction(prepared, { ...(signal && { signal }) })
  const { token } = await askForFields(
    endpoint,
    signal,
    new URLSearchParams({ transaction: signedTxXdr }),
  )
  if (typeof token !== "string" || token === "") throw unexpected(endpoint)
  const { hash, signatures, serverSignature, ...challenge } = checked
  return { token, challenge }
}

function checkAccount(
  account: string | undefined,
  connected: string | undefined,
  memo: string | undefined,
): asserts account is string {
  if (!isAddress(account) || connected === undefined || accountOf(account) !== accountOf(connected))
    throw new WalletError(
      "bad-request",
      reason("signInNoAccount", "Connect the account that should sign in."),
    )
  const { kind } = decodeAddress(account)
  if (kind === "contract")
    throw new WalletError(
      "bad-request",
      reason("signInContract", "A contract's account can't sign in here."),
    )
  if (memo !== undefined && (kind === "muxed" || !isMemo(memo)))
    throw new WalletError(
      "bad-request",
      reason("signInMemo", "The memo must be a number, and not be given with a muxed account."),
    )
}

/** Whether a text is a number of 64 bits in its shortest form. */
function isMemo(text: string): boolean {
  return /^(0|[1-9]\d{0,19})$/.test(text) && BigInt(text) < 2n ** 64n
}

async function checkClientDomain(
  { clientDomain: named }: SignedChallenge,
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
