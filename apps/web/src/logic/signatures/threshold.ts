import {
  accountOf,
  type DescribedOperation,
  describeTransaction,
  type SentenceKey,
} from "@alidade/core/describe"

/** The three thresholds of an account. The kind of an operation decides which one applies. */
export type Threshold = "low" | "medium" | "high"

/** Operations with the low threshold. */
const low: ReadonlySet<string> = new Set([
  "allowTrust",
  "setTrustLineFlags",
  "bumpSequence",
  "claimClaimableBalance",
  "inflation",
  "extendFootprintTtl",
  "restoreFootprint",
])

/** Account settings that change who can sign. */
const power: ReadonlySet<SentenceKey> = new Set<SentenceKey>([
  "setMasterWeight",
  "setLowThreshold",
  "setMediumThreshold",
  "setHighThreshold",
  "setSigner",
  "removeSigner",
])

/** An account whose signatures a transaction needs. */
export interface SigningAccount {
  /** `G…`. */
  address: string
  /** The highest of its thresholds that the transaction must reach. */
  threshold: Threshold
}

/**
 * The accounts that must sign a base64 envelope: its source account first, then the others that have operations in it.
 * For a fee bump, they sign the inner transaction, and `feeSource` (`G…`) must reach its low threshold.
 */
export async function signingAccountsOf(
  xdr: string,
  passphrase: string,
): Promise<{ accounts: readonly SigningAccount[]; feeSource?: string }> {
  const { source, feeSource, operations } = await describeTransaction(xdr, passphrase)
  // Using a sequence number and paying the fee requires the low threshold.
  const levels = new Map<string, Threshold>([[accountOf(source), "low"]])
  for (const operation of operations) {
    const address = accountOf(operation.source ?? source)
    levels.set(address, higher(levels.get(address), levelOf(operation)))
  }
  return {
    accounts: [...levels].map(([address, threshold]) => ({ address, threshold })),
    ...(feeSource === undefined ? {} : { feeSource: accountOf(feeSource) }),
  }
}

const order: readonly Threshold[] = ["low", "medium", "high"]

function higher(a: Threshold = "low", b: Threshold): Threshold {
  return order.indexOf(a) > order.indexOf(b) ? a : b
}

/** The network's rule: changing the signers is high; the operations in `low` are low; all others are medium. */
function levelOf({ type, details }: DescribedOperation): Threshold {
  if (type === "accountMerge") return "high"
  if (type === "setOptions") return details.some(({ key }) => power.has(key)) ? "high" : "medium"
  return low.has(type) ? "low" : "medium"
}
