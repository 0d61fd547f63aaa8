import type { xdr } from "@stellar/stellar-sdk/base"
import type { Submission } from "../envelope.js"
import type { Rejection } from "../results.js"

const forContracts = new Set<xdr.OperationBody["type"]>([
  "invokeHostFunction",
  "extendFootprintTtl",
  "restoreFootprint",
])

/** What a transaction says of the resources of its contract; nothing for one that has none to do with. */
export function sorobanData({
  body,
}: Pick<Submission, "body">): xdr.SorobanTransactionData | undefined {
  return body.ext.type === "sorobanData" ? body.ext.sorobanData : undefined
}

/** What a transaction pays for the resources of its contract, in stroops. */
export function declaredResourceFee(submission: Pick<Submission, "body">): bigint {
  return sorobanData(submission)?.resourceFee ?? 0n
}

/**
 * What resources cost at least, in stroops. A stand-in for the public networks' schedule: it prices instructions,
 * entries and bytes at about their rates and leaves rent and the transaction's own size aside. All that a
 * transaction declares to pay is charged: no part is given back, as there is nothing metered to go by.
 */
export function leastResourceFee({
  instructions,
  diskReadBytes,
  writeBytes,
  footprint,
}: xdr.SorobanResources): bigint {
  const { readOnly, readWrite } = footprint
  const computing = Math.ceil(instructions / 10_000) * 7
  const reading =
    (readOnly.length + readWrite.length) * 1_563 + Math.ceil(diskReadBytes / 1_024) * 447
  const writing = readWrite.length * 2_500 + Math.ceil(writeBytes / 1_024) * 875
  return BigInt(computing + reading + writing)
}

/** What is wrong with a transaction in so far as it has to do with contracts, or claims to. */
export function contractFault(submission: Submission): Rejection | undefined {
  const { operations } = submission.body
  const data = sorobanData(submission)
  if (!operations.some(({ body }) => forContracts.has(body.type)))
    return data ? "txMalformed" : undefined
  if (!data || operations.length > 1) return "txMalformed"
  if (data.resourceFee < 0n) return "txMalformed"
  return hasBadSender(submission) || hasBadFee(submission, data) ? "txSorobanInvalid" : undefined
}

/** No contract sees a memo or the number of a muxed sender: what they say would be lost (since protocol 25). */
function hasBadSender({ body }: Submission): boolean {
  const [operation] = body.operations
  return (
    operation?.body.type === "invokeHostFunction" &&
    (body.memo.type !== "memoNone" ||
      body.sourceAccount.type === "keyTypeMuxedEd25519" ||
      operation.sourceAccount?.type === "keyTypeMuxedEd25519")
  )
}

/** Within a fee bump, the bump's fee is what counts. */
function hasBadFee({ body, bump }: Submission, data: xdr.SorobanTransactionData): boolean {
  const isCovered = bump !== undefined || data.resourceFee <= BigInt(body.fee)
  return !isCovered || data.resourceFee < leastResourceFee(data.resources)
}
