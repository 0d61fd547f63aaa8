import type { AccountInfo } from "@alidade/core/account"

/** How many keys can sign for an account, and the weight that a payment needs. Undefined if only one can sign. */
export function sharedSigning({
  signers,
  thresholds,
}: Pick<AccountInfo, "signers" | "thresholds">): { count: number; weight: number } | undefined {
  // At a threshold of 0 one signature is still needed.
  return signers.length > 1
    ? { count: signers.length, weight: Math.max(1, thresholds.medium) }
    : undefined
}
