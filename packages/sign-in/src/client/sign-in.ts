import { decodeAddress, isAddress, reason, WalletError } from "@alidade/core"
import { accountOf } from "@alidade/core/describe"
import { checkChallenge } from "../challenge/check.js"
import { refused } from "../challenge/refused.js"
import { askForChallenge, askForToken } from "./challenge-server.js"
import { addClientSignature, checkClientDomain } from "./client-domain.js"
import { findServer, unusable } from "./find-server.js"
import { secureUrl } from "./server-text.js"
import type { SignInOptions, SignInResult, SignInStart } from "./sign-in-options.js"

/** How far a visitor's clock may be from the server's, in seconds. */
const CLOCK_TOLERANCE = 300

/**
 * Signs the connected account in on a server, with SEP-10 or, if it is a contract (`C…`), with SEP-45: reads the home
 * domain's `stellar.toml`, asks for a challenge, checks it, lets the wallet sign it, and exchanges it for a token. The
 * wallet is only asked for a valid challenge. For a contract, the signed challenge is simulated before it is sent, so the
 * kit's network needs an `rpcUrl`.
 *
 * Throws `bad-request` (no account, or an unusable option), `external` (a server that can't be reached, refuses, or sent an
 * invalid challenge; `reason` says which check failed), `wrong-network`, `timeout`, `aborted`, what `kit.signTransaction` or
 * `kit.signAuthEntry` throws, and `altered` or `bad-reply` for a signed entry that is another one.
 */
export async function signIn(options: SignInOptions): Promise<SignInResult> {
  const { selectedNetwork: networkPassphrase, activeAddress } = options.kit.getState()
  const account = options.account ?? activeAddress
  checkAccount(account, activeAddress, options.memo)
  const server =
    typeof options.server === "string"
      ? await findServer(options.server, options.signal)
      : options.server
  const start = { account, networkPassphrase, server }
  if (decodeAddress(account).kind !== "contract") return signInAccount(options, start)
  const { signInContract } = await import("./sign-in-contract.js")
  return signInContract(options, start)
}

async function signInAccount(
  { kit, memo, clientDomain, signal }: SignInOptions,
  { account, networkPassphrase, server }: SignInStart,
): Promise<SignInResult> {
  const { homeDomain } = server
  if (server.endpoint === undefined) throw unusable(homeDomain)
  const endpoint = secureUrl(server.endpoint)
  const transaction = await askForChallenge({
    endpoint,
    query: { account, home_domain: homeDomain, memo, client_domain: clientDomain?.domain },
    field: "transaction",
    networkPassphrase,
    signal,
  })
  const { hash, signatures, serverSignature, ...challenge } = await checkChallenge(transaction, {
    serverAccount: server.signingKey,
    networkPassphrase,
    homeDomain,
    webAuthDomain: endpoint.host,
    clockTolerance: CLOCK_TOLERANCE,
  })
  if (challenge.account !== account)
    throw refused(reason("challengeAccount", "it is for another account"))
  if (challenge.memo !== memo)
    throw refused(reason("challengeMemo", "its memo is not the one that was asked for"))
  const named = challenge.clientDomain
  await checkClientDomain(named, clientDomain, signal)

  const prepared =
    clientDomain && named
      ? await addClientSignature(transaction, networkPassphrase, clientDomain, named.account)
      : transaction
  const { signedTxXdr } = await kit.signTransaction(prepared, { ...(signal && { signal }) })
  return { token: await askForToken(endpoint, { transaction: signedTxXdr }, signal), challenge }
}

/** A contract may be signed in by any account: its own code says whose signature it accepts. */
function checkAccount(
  account: string | undefined,
  connected: string | undefined,
  memo: string | undefined,
): asserts account is string {
  const isConnected = (address: string): boolean =>
    connected !== undefined &&
    (decodeAddress(address).kind === "contract" || accountOf(address) === accountOf(connected))
  if (!isAddress(account) || !isConnected(account))
    throw new WalletError(
      "bad-request",
      reason("signInNoAccount", "Connect the account that should sign in."),
    )
  if (memo !== undefined && (decodeAddress(account).kind !== "account" || !isMemo(memo)))
    throw new WalletError(
      "bad-request",
      reason(
        "signInMemo",
        "The memo must be a number, and not be given with a muxed account or a contract.",
      ),
    )
}

/** Whether a text is a number of 64 bits in its shortest form. */
function isMemo(text: string): boolean {
  return /^(0|[1-9]\d{0,19})$/.test(text) && BigInt(text) < 2n ** 64n
}
