import type { AccountInfo } from "@alidade/core/account"

/** What a signer can do for an account. */
export type SignerPower =
  /** Everything without others, or payments without others, or nothing. */
  | { can: "alone" | "paysAlone" | "signsNothing" }
  /** A part of what a payment needs. */
  | { can: "part"; weight: number; needed: number }

/** What a signer of a weight can do for an account with these thresholds. */
export function signerPower(
  weight: number,
  { low, medium, high }: AccountInfo["thresholds"],
): SignerPower {
  if (weight === 0) return { can: "signsNothing" }
  // At a threshold of 0 one signature is still needed.
  if (weight >= Math.max(low, medium, high)) return { can: "alone" }
  return weight >= medium ? { can: "paysAlone" } : { can: "part", weight, needed: medium }
}
