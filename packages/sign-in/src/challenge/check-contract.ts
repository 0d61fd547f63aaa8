import { decodeAddress, isAddress, reason } from "@alidade/core"
import {
  checkEntrySignatures,
  readWebAuth,
  splitEntries,
  type WebAuthRole,
} from "@alidade/core/entries"
import { refused } from "./refused.js"

/** What both sides know beforehand of a contract account's challenge. */
export interface ContractChallengeContext {
  /** The server's account, `G…`: `SIGNING_KEY` of the home domain's `stellar.toml`. */
  serverAccount: string
  /** The contract that is called, `C…`: `WEB_AUTH_CONTRACT_ID` of the home domain's `stellar.toml`. */
  webAuthContract: string
  networkPassphrase: string
  /** The home domain, or those that the server signs users in for, with a port if they have one. */
  homeDomain: string | readonly string[]
  /** The host of the server's sign-in address, with its port if it has one. */
  webAuthDomain: string
}

/** A contract account's challenge that has passed all checks which need no knowledge of the user and no network. */
export interface CheckedContractChallenge {
  /** The account that signs in: `C…`. */
  account: string
  homeDomain: string
  /** The server's random value: unique to the challenge. */
  nonce: string
  /** The last ledger in which the server's signature is valid. */
  lastLedger: number
  /** The app's domain and the account (`G…`) that must sign for it, if the challenge names one. */
  clientDomain?: { domain: string; account: string }
}

/** A checked challenge with its entries, as they came. */
export interface ContractChallenge extends CheckedContractChallenge {
  /** Base64 `SorobanAuthorizationEntry` each. */
  entries: readonly string[]
  /** For each entry, who it is for. */
  roles: readonly WebAuthRole[]
  /** All texts of the argument, by name. */
  fields: Readonly<Record<string, string>>
}

/**
 * Reads a challenge of SEP-45 (base64 `SorobanAuthorizationEntries`) and checks every entry, as far as it does not depend
 * on who asks or on the network's state: the call, the texts, whose entries there are, and the server's signature. Throws
 * `external` with the reason, and `bad-request` for what is no list of entries.
 */
export async function checkContractChallenge(
  authorizationEntries: string,
  context: ContractChallengeContext,
): Promise<ContractChallenge> {
  const { networkPassphrase } = context
  const entries = splitEntries(authorizationEntries)
  const { checks, contract, fields, roles } = await readWebAuth(entries, { networkPassphrase })
  if (!checks.function)
    throw refused(reason("challengeFunction", "it calls another function than web_auth_verify"))
  if (!checks.noSubCalls)
    throw refused(reason("challengeSubCalls", "it also allows calls of other functions"))
  if (contract !== context.webAuthContract)
    throw refused(reason("challengeContract", "it calls another contract than the server's"))
  if (!checks.argument)
    throw refused(
      reason("challengeArgument", "its entries don't all have the same texts, or one is missing"),
    )
  const homeDomain = checkDomains(fields, context)
  const { account = "", nonce = "" } = fields
  if (!isKind(account, "contract"))
    throw refused(reason("challengeNoContract", "its account is not a contract"))
  const clientDomain = readClientDomain(fields)
  if (!checks.server)
    throw refused(reason("challengeServerSignature", "the server's account has not signed it"))
  if (!checks.account)
    throw refused(reason("challengeAccountEntry", "it has not one entry of the account"))
  if (!checks.clientDomain)
    throw refused(reason("challengeClientDomainEntry", "it has not one entry of its client domain"))
  if (!checks.noOthers)
    throw refused(reason("challengeOtherEntry", "it has an entry of somebody else"))
  const { expirationLedger: lastLedger } = await checkEntrySignatures(
    entries[roles.indexOf("server")]!,
    { networkPassphrase },
  )
  return {
    account,
    homeDomain,
    nonce,
    lastLedger,
    ...(clientDomain ? { clientDomain } : {}),
    entries,
    roles,
    fields,
  }
}

type Fields = Readonly<Record<string, string>>

function checkDomains(fields: Fields, context: ContractChallengeContext): string {
  const homeDomain = [context.homeDomain].flat().find((domain) => domain === fields.home_domain)
  if (homeDomain === undefined)
    throw refused(reason("challengeHomeDomain", "it is for another home domain"))
  if (fields.web_auth_domain !== context.webAuthDomain)
    throw refused(reason("challengeWebAuthDomain", "it is from another domain's server"))
  if (fields.web_auth_domain_account !== context.serverAccount)
    throw refused(reason("challengeServerAccount", "it names another account as the server's"))
  return homeDomain
}

function readClientDomain({
  client_domain: domain,
  client_domain_account: account,
  web_auth_domain_account: server,
}: Fields): CheckedContractChallenge["clientDomain"] {
  if (domain === undefined && account === undefined) return undefined
  if (domain && account && isKind(account, "account") && account !== server)
    return { domain, account }
  throw refused(
    reason(
      "challengeClientDomainKey",
      "its client domain's account is not the domain's signing key",
    ),
  )
}

function isKind(text: string, kind: "account" | "contract"): boolean {
  return isAddress(text) && decodeAddress(text).kind === kind
}
