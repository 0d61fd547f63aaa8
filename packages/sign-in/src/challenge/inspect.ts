import { accountOf } from "@alidade/core/describe"
import { parseUrl } from "@alidade/core/encoding"
import { type Entry, readChallenge } from "./challenge.js"
import {
  type ChallengeCheck,
  type ChallengeContext,
  challengeChecks,
  clientEntries,
  webAuthDomainOf,
} from "./checks.js"

/** What a `stellar.toml` says of a sign-in. */
export interface ServerFacts {
  /** `SIGNING_KEY` */
  signingKey?: string | undefined
  /** `WEB_AUTH_ENDPOINT` */
  webAuthEndpoint?: string | undefined
}

/** Options of `inspectChallenge`. Without a fact, the checks that need it are `unknown`. */
export interface InspectChallengeOptions
  extends Pick<ChallengeContext, "networkPassphrase" | "now" | "clockTolerance"> {
  /** The account that would sign, `G…` or `M…`. */
  account?: string
  /** The home domain's `stellar.toml`, if it was read. */
  server?: ServerFacts
  /** The client domain's `stellar.toml`, if it was read. */
  client?: ServerFacts
}

/** Whether a challenge passes a check. `unknown`: it was not checked. */
export type CheckState = "passed" | "failed" | "unknown"

/** What a challenge says, and which checks it passes. */
export interface InspectedChallenge {
  /** The domain that the user would sign in at, as the challenge names it. */
  homeDomain: string
  /** The account that made the challenge, `G…` or `M…`. */
  serverAccount: string
  /** The host of the server, if the challenge names it. */
  webAuthDomain?: string
  /** The app's domain, if the challenge names one. */
  clientDomain?: string
  /** Each check, and `account`: it is for the account that would sign. `clientDomain` passes without a client domain. */
  checks: Readonly<Record<Exclude<ChallengeCheck, "homeDomain"> | "account", CheckState>>
}

/**
 * Makes each check of a challenge (SEP-10) by itself, to show what was checked, to somebody who did not ask for it. To
 * decide whether to sign, use `checkChallenge`. Undefined for a transaction that is not meant as a challenge: its first
 * operation is not the data entry “{domain} auth” with 64 bytes. Throws `bad-request` for what is no transaction.
 */
export async function inspectChallenge(
  transaction: string,
  { account, server, client, ...known }: InspectChallengeOptions,
): Promise<InspectedChallenge | undefined> {
  const challenge = readChallenge(transaction)
  const [first] = challenge.entries
  const [named] = clientEntries(challenge)
  const webAuthDomain = webAuthDomainOf(challenge)
  if (!first?.name.endsWith(" auth") || first.value?.length !== 64) return undefined
  const homeDomain = first.name.slice(0, -" auth".length)
  const context: ChallengeContext = {
    ...known,
    homeDomain,
    serverAccount: server?.signingKey ?? "",
    webAuthDomain: hostOf(server?.webAuthEndpoint),
  }
  const stateOf = async (name: ChallengeCheck): Promise<CheckState> =>
    (await challengeChecks[name](challenge, context)) ? "failed" : "passed"
  return {
    homeDomain,
    serverAccount: challenge.source,
    ...(webAuthDomain === undefined ? {} : { webAuthDomain }),
    ...(named?.value === undefined ? {} : { clientDomain: named.value }),
    checks: {
      sequence: await stateOf("sequence"),
      operations: await stateOf("operations"),
      time: await stateOf("time"),
      memo: await stateOf("memo"),
      signature: await stateOf("signature"),
      server: server ? await stateOf("server") : "unknown",
      webAuthDomain:
        server && webAuthDomain !== undefined ? await stateOf("webAuthDomain") : "unknown",
      clientDomain:
        (await stateOf("clientDomain")) === "failed" ? "failed" : stateOfClient(named, client),
      account: stateOfAccount(first, account),
    },
  }
}

function stateOfClient(named: Entry | undefined, client: ServerFacts | undefined): CheckState {
  if (!named) return "passed"
  if (!client) return "unknown"
  return named.source === client.signingKey ? "passed" : "failed"
}

function stateOfAccount({ source }: Entry, account: string | undefined): CheckState {
  if (account === undefined) return "unknown"
  return source !== undefined && accountOf(source) === accountOf(account) ? "passed" : "failed"
}

function hostOf(url = ""): string {
  return parseUrl(url)?.host ?? ""
}
