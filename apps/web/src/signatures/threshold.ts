import {
  type DescribedOperation,
  describeTransaction,
  type SentenceKey,
} from "@alidade/core/describe"

/** How much an account asks for: by what an operation does, it is one of its three thresholds. */
export type Threshold = "low" | "medium" | "high"

/** Operations that move nothing. */
const low: ReadonlySet<string> = new Set([
  "allowTrust",
  "setTrustLineFlags",
  "bumpSequence",
  "claimClaimableBalance",
  "inflation",
  "extendFootprintTtl",
  "restoreFootprint",
])

/** Changes of an account that say who may sign for it. */
const power: ReadonlySet<SentenceKey> = new Set<SentenceKey>([
  "setMasterWeight",
  "setLowThreshold",
  "setMediumThreshold",
  "setHighThreshold",
  "setSigner",
  "removeSigner",
])

/**
 * The account that a base64 envelope acts for, and the greatest threshold of it that the transaction has to reach; of a
 * fee bump also the account that pays, which has to reach its low one. `elsewhere`: other accounts have operations in it.
 */
export async function thresholdOf(
  xdr: string,
  passphrase: string,
): Promise<{ source: string; threshold: Threshold; feeSource?: string; elsewhere: boolean }> {
  const { source, feeSource, operations } = await describeTransaction(xdr, passphrase)
  const own = operations.filter((one) => one.source === undefined || one.source === source)
  // To use up a sequence number and pay the fee takes the low one.
  const order: readonly Threshold[] = ["high", "medium", "low"]
  const found = new Set(own.map(levelOf))
  const threshold = order.find((level) => found.has(level)) ?? "low"
  const elsewhere = own.length < operations.length
  return { source, threshold, elsewhere, ...(feeSource === undefined ? {} : { feeSource }) }
}

/** As the network has it: what changes who may sign is high, what moves nothing is low. */
function levelOf({ type, details }: DescribedOperation): Threshold {
  if (type === "accountMerge") return "high"
  if (type === "setOptions") return details.some(({ key }) => power.has(key)) ? "high" : "medium"
  return low.has(type) ? "low" : "medium"
}
