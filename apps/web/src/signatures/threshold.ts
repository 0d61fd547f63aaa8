import {
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

/**
 * The account that a base64 envelope acts for, and the highest of its thresholds that the transaction must reach. For a
 * fee bump, also the paying account, which must reach its low threshold. `elsewhere`: other accounts have operations in
 * it.
 */
export async function thresholdOf(
  xdr: string,
  passphrase: string,
): Promise<{ source: string; threshold: Threshold; feeSource?: string; elsewhere: boolean }> {
  const { source, feeSource, operations } = await describeTransaction(xdr, passphrase)
  const own = operations.filter(
    (operation) => operation.source === undefined || operation.source === source,
  )
  // Using a sequence number and paying the fee requires the low threshold.
  const order: readonly Threshold[] = ["high", "medium", "low"]
  const found = new Set(own.map(levelOf))
  const threshold = order.find((level) => found.has(level)) ?? "low"
  const elsewhere = own.length < operations.length
  return { source, threshold, elsewhere, ...(feeSource === undefined ? {} : { feeSource }) }
}

/** The network's rule: changing the signers is high; the operations in `low` are low; all others are medium. */
function levelOf({ type, details }: DescribedOperation): Threshold {
  if (type === "accountMerge") return "high"
  if (type === "setOptions") return details.some(({ key }) => power.has(key)) ? "high" : "medium"
  return low.has(type) ? "low" : "medium"
}
