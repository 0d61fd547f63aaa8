import { json, type Reply, type Request } from "@alidade/network/http"
import { Account, Operation, TransactionBuilder, xdr } from "@stellar/stellar-sdk"
import { refusal } from "../wallets/control.js"
import type { GivenChallenge } from "./contract-challenge.js"
import { decodeEntries } from "./entry-list.js"
import { readField } from "./read-field.js"
import { contractsEndpoint, type SignInSite } from "./site.js"
import { createToken } from "./token.js"

/** How long a challenge can be exchanged, in ms: 15 minutes. */
const LIFETIME = 900_000

/** The latest end of a signature, in ledgers from now: an hour. */
const LONGEST = 720

/** Remembers the challenges for contract accounts, and exchanges each for one token. */
export interface ContractExchange {
  remember(challenge: GivenChallenge): void
  /** Answers `POST /auth-contract` (SEP-45). */
  exchange(site: SignInSite, request: Request): Promise<Reply>
}

export function openContractExchange(): ContractExchange {
  /** By the call that is signed, in base64 XDR: it has the challenge's nonce. */
  const given = new Map<string, GivenChallenge & { until: number }>()

  return {
    remember(challenge) {
      const now = Date.now()
      for (const [call, { until }] of given) if (until < now) given.delete(call)
      given.set(challenge.call.toXdr("base64"), { ...challenge, until: now + LIFETIME })
    },
    async exchange(site, request) {
      const entries = read(readField(request, "authorization_entries"))
      const [call, ...others] = new Set(
        entries.map((entry) => entry.rootInvocation.toXdr("base64")),
      )
      const challenge = call === undefined || others.length > 0 ? undefined : given.get(call)
      if (!challenge || challenge.until < Date.now())
        throw refusal(
          400,
          "The entries are of no challenge of this server, or of one that has ended.",
        )
      const { account, clientDomain } = challenge
      if (entries.length !== (clientDomain === undefined ? 2 : 3))
        throw refusal(400, "There is an entry too many or too few.")
      const last = site.ledger.latest().header.ledgerSeq + LONGEST
      if (entries.some((entry) => endOf(entry) > last))
        throw refusal(400, "A signature is valid for more than an hour.")
      const error = await simulate(site, challenge.call, entries)
      if (error !== undefined) throw refusal(400, `The simulation failed: ${error}`)
      // Nothing is awaited between the look-up and this, unless the simulation took the challenge's turn.
      if (!given.delete(call!)) throw refusal(400, "This challenge was used before.")
      return json({
        token: createToken({
          iss: contractsEndpoint(site),
          sub: account,
          ...(clientDomain !== undefined && { client_domain: clientDomain }),
        }),
      })
    },
  }
}

function read(base64: string): readonly xdr.SorobanAuthorizationEntry[] {
  try {
    return decodeEntries(base64)
  } catch {
    throw refusal(400, "`authorization_entries` must be a list of authorization entries.")
  }
}

/** The last ledger in which an entry's signature is valid. */
function endOf({ credentials }: xdr.SorobanAuthorizationEntry): number {
  switch (credentials.type) {
    case "sorobanCredentialsAddress":
      return credentials.address.signatureExpirationLedger
    case "sorobanCredentialsAddressV2":
      return credentials.addressV2.signatureExpirationLedger
    default:
      return 0
  }
}

/** Simulates the call with these entries, enforced. Returns why it fails. */
async function simulate(
  { network, signIn }: SignInSite,
  { function: called }: xdr.SorobanAuthorizedInvocation,
  auth: readonly xdr.SorobanAuthorizationEntry[],
): Promise<string | undefined> {
  if (called.type !== "sorobanAuthorizedFunctionTypeContractFn") return "no call of a contract"
  const func = xdr.HostFunction.hostFunctionTypeInvokeContract(called.contractFn)
  const transaction = new TransactionBuilder(new Account(signIn.signingKey, "0"), {
    fee: "100",
    networkPassphrase: network.passphrase,
  })
    .addOperation(Operation.invokeHostFunction({ func, auth: [...auth] }))
    .setTimeout(0)
    .build()
  const reply = await network.fetch(network.rpcUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "simulateTransaction",
      params: { transaction: transaction.toXdr(), authMode: "enforce" },
    }),
  })
  const { result, error } = (await reply.json()) as {
    result?: { error?: string }
    error?: { message: string }
  }
  return result?.error ?? error?.message
}
