import { type Reason, reason, WalletError } from "@alidade/core"
import { accountOf } from "@alidade/core/describe"
import { type CheckedChallenge, checkChallenge, type SignedChallenge } from "../challenge/check.js"
import type { ChallengeContext } from "../challenge/checks.js"
import { findSignatures } from "../challenge/signatures.js"
import { findLack, type LookUpAccount, weightsOf } from "./access.js"
import type { NonceStore } from "./nonces.js"

/** Options of `verifyChallenge`. */
export interface VerifyChallengeOptions extends ChallengeContext {
  lookUp: LookUpAccount
  /** The store that `createChallenge` had. Without it, a challenge is accepted until it ends, as often as it comes. */
  nonces?: Pick<NonceStore, "take">
}

/** A challenge that the account has signed. */
export interface Verified extends CheckedChallenge {
  verified: true
  /** The token's `sub` (SEP-10): `G…`, `M…`, or `G…:memo`. */
  subject: string
  /** The keys (`G…`) that signed for the account. */
  signers: readonly string[]
}

/** A challenge or message that must not be accepted. */
export interface Refused {
  verified: false
  reason: Reason
}

/**
 * Verifies a signed challenge (SEP-10), as the server that made it: all that the client checked, and that the signers of
 * the account, and of its client domain if it has one, have signed. Each signature must be of one of them.
 *
 * With `nonces`, a challenge is accepted once. Errors of `lookUp` and of the store are thrown.
 */
export async function verifyChallenge(
  signed: string,
  options: VerifyChallengeOptions,
): Promise<Verified | Refused> {
  let checked: SignedChallenge
  try {
    checked = await checkChallenge(signed, options)
  } catch (error) {
    if (WalletError.is(error) && error.reason) return { verified: false, reason: error.reason }
    throw error
  }
  const { hash, signatures, serverSignature, ...challenge } = checked
  const { account, memo, clientDomain } = challenge
  const access = await options.lookUp(accountOf(account))
  const clientAccount = clientDomain?.account
  const weights = new Map(weightsOf(accountOf(account), access))
  // These two sign for the server and the app, so they do not count as the user.
  weights.delete(options.serverAccount)
  if (clientAccount) weights.delete(clientAccount)

  const others = signatures.filter((_, place) => place !== serverSignature)
  const keys = [...weights.keys(), ...(clientAccount ? [clientAccount] : [])]
  const found = await findSignatures(others, hash, keys)
  if (clientAccount && !found.has(clientAccount))
    return refuse(reason("unsignedClientDomain", "The client domain has not signed the challenge."))
  const signers = [...found.keys()].filter((key) => key !== clientAccount)
  if (signers.length === 0)
    return refuse(reason("unsignedChallenge", "No signer of the account has signed the challenge."))
  if (found.size !== others.length)
    return refuse(
      reason("strangeSignature", "The challenge has a signature of nobody who may sign it."),
    )
  const weight = signers.reduce((sum, key) => sum + weights.get(key)!, 0)
  const lack = findLack(weight, access)
  if (lack) return refuse(lack)
  // Last, so that nobody uses up another's challenge.
  if (options.nonces && !(await options.nonces.take(challenge.nonce)))
    return refuse(
      reason("usedChallenge", "This challenge was used before, or is another server's."),
    )
  const subject = memo === undefined ? account : `${account}:${memo}`
  return { verified: true, ...challenge, subject, signers }
}

function refuse(reason: Reason): Refused {
  return { verified: false, reason }
}
