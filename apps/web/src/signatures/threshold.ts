import { FeeBumpTransaction, type Transaction, TransactionBuilder } from "@stellar/stellar-sdk/base"

type Operation = Transaction["operations"][number]

/** How much an account asks for: by what an operation does, it is one of its three thresholds. */
export type Threshold = "low" | "medium" | "high"

const low: ReadonlySet<Operation["type"]> = new Set<Operation["type"]>([
  "allowTrust",
  "setTrustLineFlags",
  "bumpSequence",
  "claimClaimableBalance",
  "inflation",
  "extendFootprintTtl",
  "restoreFootprint",
])

/** The account that a base64 envelope acts for, and the greatest threshold of it that the transaction has to reach. */
export function thresholdOf(
  xdr: string,
  passphrase: string,
): { source: string; threshold: Threshold } {
  const envelope = TransactionBuilder.fromXDR(xdr, passphrase)
  const transaction = envelope instanceof FeeBumpTransaction ? envelope.innerTransaction : envelope
  const { source } = transaction
  const own = transaction.operations.filter((one) => !one.source || one.source === source)
  // To use up a sequence number and pay the fee takes the low one.
  const order: readonly Threshold[] = ["high", "medium", "low"]
  const found = new Set(own.map(levelOf))
  return { source, threshold: order.find((level) => found.has(level)) ?? "low" }
}

/** As the network has it: what changes who may sign is high, what moves nothing is low. */
function levelOf(operation: Operation): Threshold {
  if (operation.type === "accountMerge") return "high"
  if (operation.type === "setOptions") {
    const { masterWeight, lowThreshold, medThreshold, highThreshold, signer } = operation
    const power = [masterWeight, lowThreshold, medThreshold, highThreshold, signer]
    return power.some((one) => one !== undefined) ? "high" : "medium"
  }
  return low.has(operation.type) ? "low" : "medium"
}
