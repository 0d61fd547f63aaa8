import { reason, WalletError } from "@alidade/core"
import { visibleText } from "@alidade/core/encoding"
import { joinEntries, type LedgerWrite, setEntryExpiration } from "@alidade/core/entries"
import { type ContractChallenge, checkContractChallenge } from "../challenge/check-contract.js"
import { refused } from "../challenge/refused.js"
import { lastLedger, simulateChallenge } from "../challenge/simulate.js"
import { askForChallenge, askForToken } from "./challenge-server.js"
import { checkClientDomain } from "./client-domain.js"
import { secureUrl } from "./server-text.js"
import { signClientEntry, signOwnEntry } from "./sign-entry.js"
import type { SignInOptions, SignInResult, SignInStart } from "./sign-in-options.js"

/** How many ledgers a user has to sign: about ten minutes, as long as the kit waits for a wallet. */
const LEDGERS_TO_SIGN = 120

/** Signs a contract account in (SEP-45). Throws as `signIn`. */
export async function signInContract(
  options: SignInOptions,
  { account, networkPassphrase, server }: SignInStart,
): Promise<SignInResult> {
  const { kit, clientDomain, signal } = options
  const { homeDomain, contracts, signingKey } = server
  const { rpcUrl } = kit.getState()
  if (!rpcUrl)
    throw new WalletError(
      "bad-request",
      reason("signInNoRpc", "To sign in a contract's account, the kit's network needs an rpcUrl."),
    )
  if (!contracts)
    throw new WalletError(
      "external",
      reason(
        "signInNoContracts",
        "The stellar.toml of {server} doesn't say how a contract's account signs in.",
        { server: homeDomain },
      ),
    )
  const endpoint = secureUrl(contracts.endpoint)
  const query = { account, home_domain: homeDomain, client_domain: clientDomain?.domain }
  const answer = await askForChallenge({
    ...{ endpoint, query, networkPassphrase, signal },
    field: "authorization_entries",
  })
  const challenge = await checkContractChallenge(answer, {
    serverAccount: signingKey,
    webAuthContract: contracts.contract,
    networkPassphrase,
    homeDomain,
    webAuthDomain: endpoint.host,
  })
  if (challenge.account !== account)
    throw refused(reason("challengeAccount", "it is for another account"))
  await checkClientDomain(challenge.clientDomain, clientDomain, signal)
  const now = await lastLedger(rpcUrl, signal)
  if (challenge.lastLedger <= now) throw refused(reason("challengeLate", "it is no longer valid"))

  // No longer than the server's signature, without which this one is of no use.
  const expiration = Math.min(challenge.lastLedger, now + LEDGERS_TO_SIGN)
  const { roles } = challenge
  const entries = [...challenge.entries]
  const replace = async (
    role: "account" | "clientDomain",
    sign: (entry: string) => Promise<string>,
  ): Promise<void> => {
    const place = roles.indexOf(role)
    entries[place] = await sign(setEntryExpiration(entries[place]!, expiration))
  }
  const named = challenge.clientDomain
  if (clientDomain && named)
    await replace("clientDomain", (entry) =>
      signClientEntry(entry, networkPassphrase, clientDomain, named.account),
    )
  await replace("account", (entry) => signOwnEntry(entry, options, { account, networkPassphrase }))
  const { fields } = challenge
  const call = { contract: contracts.contract, fields, entries }
  checkSimulated(await simulateChallenge(rpcUrl, call, signal), challenge, call.contract)

  const signed = { authorization_entries: joinEntries(entries) }
  const token = await askForToken(endpoint, signed, signal)
  const { entries: _, roles: __, fields: ___, ...checked } = challenge
  return { token, challenge: checked }
}

/** Refuses what fails, and what would change more than the numbers of the signatures. Throws `external`. */
function checkSimulated(
  simulated: Awaited<ReturnType<typeof simulateChallenge>>,
  { account, clientDomain, fields }: ContractChallenge,
  contract: string,
): void {
  if ("error" in simulated)
    throw new WalletError(
      "external",
      reason("refusedByNetwork", "The network would refuse the signed challenge: {answer}", {
        answer: { quote: visibleText(simulated.error, { max: 200 }) },
      }),
    )
  const owners = [account, fields.web_auth_domain_account, clientDomain?.account]
  const isExpected = ({ owner, data, restored }: LedgerWrite): boolean =>
    owner !== undefined &&
    ((data === "nonce" && owners.includes(owner)) ||
      (data === "instance" && restored && owner === contract))
  if (!simulated.writes.every(isExpected))
    throw refused(
      reason("challengeWrites", "it would change more on the network than a sign-in needs"),
    )
}
