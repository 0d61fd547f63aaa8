import { type Reason, reason, WalletError } from "@alidade/core"
import { visibleText } from "@alidade/core/encoding"
import { checkEntrySignatures } from "@alidade/core/entries"
import {
  type CheckedContractChallenge,
  type ContractChallenge,
  type ContractChallengeContext,
  checkContractChallenge,
} from "../challenge/check-contract.js"
import { simulateChallenge } from "../challenge/simulate.js"
import type { NonceStore } from "./nonces.js"
import type { Refused } from "./verify-challenge.js"

/** How far in the future an entry may end, in ledgers: an hour, unless the challenge itself ends later. */
const MOST_LEDGERS = 720

/** Options of `verifyContractChallenge`. */
export interface VerifyContractChallengeOptions extends ContractChallengeContext {
  /** The address of a JSON-RPC server of the network, which simulates the call. */
  rpcUrl: string
  /**
   * The store that `createContractChallenge` had. Without it, a challenge is accepted until it ends, as often as it comes.
   */
  nonces?: Pick<NonceStore, "take">
  signal?: AbortSignal
}

/** A challenge that a contract account has authorized. */
export interface VerifiedContract extends CheckedContractChallenge {
  verified: true
  /** The token's `sub` (SEP-45): `C…`. */
  subject: string
}

/**
 * Verifies a signed challenge of a contract account (SEP-45), as the server that made it: all that the client checked,
 * the client domain's signature, and that the account's contract authorizes the call, which JSON-RPC simulates. No
 * transaction is sent.
 *
 * With `nonces`, a challenge is accepted once. Throws `external`, `timeout`, or `aborted` if the network can't be asked,
 * and what the store throws.
 */
export async function verifyContractChallenge(
  authorizationEntries: string,
  options: VerifyContractChallengeOptions,
): Promise<VerifiedContract | Refused> {
  let checked: ContractChallenge
  try {
    checked = await checkContractChallenge(authorizationEntries, options)
  } catch (error) {
    if (WalletError.is(error) && error.reason) return refuse(error.reason)
    throw error
  }
  const { entries, roles, fields, ...challenge } = checked
  const { account, clientDomain } = challenge
  const signatures = await Promise.all(entries.map((entry) => checkEntrySignatures(entry, options)))
  if (clientDomain) {
    const place = signatures[roles.indexOf("clientDomain")]!.places[0]!
    if (place.state !== "valid" || !place.signers.includes(clientDomain.account))
      return refuse(
        reason("unsignedClientDomain", "The client domain has not signed the challenge."),
      )
  }
  const call = { contract: options.webAuthContract, fields, entries }
  const simulated = await simulateChallenge(options.rpcUrl, call, options.signal)
  if ("error" in simulated)
    return refuse(
      reason("refusedByNetwork", "The network would refuse the signed challenge: {answer}", {
        answer: { quote: visibleText(simulated.error, { max: 200 }) },
      }),
    )
  const most = Math.max(challenge.lastLedger, simulated.latestLedger + MOST_LEDGERS)
  if (signatures.some(({ expirationLedger }) => expirationLedger > most))
    return refuse(reason("lateExpiration", "A signature of the challenge is valid for too long."))
  // Last, so that nobody uses up another's challenge.
  if (options.nonces && !(await options.nonces.take(challenge.nonce)))
    return refuse(
      reason("usedChallenge", "This challenge was used before, or is another server's."),
    )
  return { verified: true, ...challenge, subject: account }
}

function refuse(reason: Reason): Refused {
  return { verified: false, reason }
}
