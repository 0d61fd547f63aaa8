import type { xdr } from "@stellar/stellar-sdk/base"
import { leastResourceFee, sorobanData } from "../contracts/resources.js"
import type { Submission } from "./envelope.js"
import type { Rejection } from "./results.js"

const forContracts = new Set<xdr.OperationBody["type"]>([
  "invokeHostFunction",
  "extendFootprintTtl",
  "restoreFootprint",
])

/** Checks the contract part of a transaction, and returns why it is invalid. */
export function contractFault(submission: Submission): Rejection | undefined {
  const { operations } = submission.body
  const data = sorobanData(submission)
  if (!operations.some(({ body }) => forContracts.has(body.type)))
    return data ? "txMalformed" : undefined
  if (!data || operations.length > 1) return "txMalformed"
  if (data.resourceFee < 0n) return "txMalformed"
  return hasBadSender(submission) || hasBadFee(submission, data) || repeatsKeys(data)
    ? "txSorobanInvalid"
    : undefined
}

function repeatsKeys({ resources: { footprint } }: xdr.SorobanTransactionData): boolean {
  const keys = [...footprint.readOnly, ...footprint.readWrite]
  return new Set(keys.map(String)).size < keys.length
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
