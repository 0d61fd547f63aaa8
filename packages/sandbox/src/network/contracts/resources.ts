import type { xdr } from "@stellar/stellar-sdk/base"
import type { Submission } from "../envelope.js"
import type { Rejection } from "../results.js"

const forContracts = new Set<xdr.OperationBody["type"]>([
  "invokeHostFunction",
  "extendFootprintTtl",
  "restoreFootprint",
])

/** The resources that a transaction declares, or `undefined` if it calls no contract. */
export function sorobanData({
  body,
}: Pick<Submission, "body">): xdr.SorobanTransactionData | undefined {
  return body.ext.type === "sorobanData" ? body.ext.sorobanData : undefined
}

/** The resource fee that a transaction declares, in stroops. */
export function declaredResourceFee(submission: Pick<Submission, "body">): bigint {
  return sorobanData(submission)?.resourceFee ?? 0n
}

/**
 * The minimum price of resources, in stroops. It approximates the public networks' rates for instructions, entries, and
 * bytes, and ignores rent and the transaction's size. The whole declared fee is charged: nothing is metered, so nothing
 * is refunded.
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

/** Checks the contract part of a transaction, and returns why it is invalid. */
export function contractFault(submission: Submission): Rejection | undefined {
  const { operations } = submission.body
  const data = sorobanData(submission)
  if (!operations.some(({ body }) => forContracts.has(body.type)))
    return data ? "txMalformed" : undefined
  if (!data || operations.length > 1) return "txMalformed"
  if (data.resourceFee < 0n) return "txMalformed"
  return hasBadSender(submission) || hasBadFee(submission, data) ? "txSorobanInvalid" : undefined
}

/** Contracts see neither a memo nor the id of a muxed sender, so both are invalid since protocol 25. */
function hasBadSender({ body }: Submission): boolean {
  const [operation] = body.operations
  return (
    operation?.body.type === "invokeHostFunction" &&
    (body.memo.type !== "memoNone" ||
      body.sourceAccount.type === "keyTypeMuxedEd25519" ||
      operation.sourceAccount?.type === "keyTypeMuxedEd25519")
  )
}

/** Checks the resource fee. In a fee bump, the bump's fee has to cover it. */
function hasBadFee({ body, bump }: Submission, data: xdr.SorobanTransactionData): boolean {
  const isCovered = bump !== undefined || data.resourceFee <= BigInt(body.fee)
  return !isCovered || data.resourceFee < leastResourceFee(data.resources)
}
