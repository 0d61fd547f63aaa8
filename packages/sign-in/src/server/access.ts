import { decodeAddress, isAddress, type Reason, reason } from "@alidade/core"
import { type AccountNetwork, readAccount } from "@alidade/core/account"

/** Who may sign for an account, as its ledger entry says. */
export interface AccountAccess {
  /** Keys (`G…`; others are ignored) with their weights, the account's own among them. Horizon's `signers` fits. */
  signers: readonly { key: string; weight: number }[]
  /** The weight that a sign-in needs: one of the account's thresholds, or a number of your own. 0 counts as 1. */
  threshold: number
}

/** Looks an account (`G…`) up on the network. Undefined if it does not exist: then its own key alone counts. */
export type LookUpAccount = (account: string) => Promise<AccountAccess | undefined>

/**
 * Looks accounts up on the network's Horizon, or on its JSON-RPC if it has no Horizon. A sign-in then needs the
 * account's threshold of that level; by default the medium one, as a payment does. The function throws as `readAccount`
 * of `@alidade/core/account`.
 */
export function lookUpOn(
  network: AccountNetwork,
  level: "low" | "medium" | "high" = "medium",
): LookUpAccount {
  return async (account) => {
    const { exists, signers, thresholds } = await readAccount(network, account)
    return exists ? { signers, threshold: thresholds[level] } : undefined
  }
}

/** The keys that may sign for an account (`G…`), with their weights. */
export function weightsOf(
  account: string,
  access: AccountAccess | undefined,
): ReadonlyMap<string, number> {
  const signers = access?.signers ?? [{ key: account, weight: 1 }]
  return new Map(
    signers
      .filter(({ key, weight }) => weight > 0 && isAccount(key))
      .map(({ key, weight }) => [key, weight]),
  )
}

/** Why these signers are not enough; undefined if they are. */
export function findLack(weight: number, access: AccountAccess | undefined): Reason | undefined {
  const needed = access?.threshold ?? 1
  if (weight >= needed) return undefined
  return reason(
    "lightSignatures",
    "The signatures weigh {weight}, and the sign-in needs {needed}.",
    { weight, needed },
  )
}

function isAccount(key: string): boolean {
  return isAddress(key) && decodeAddress(key).kind === "account"
}
