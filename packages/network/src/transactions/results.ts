import { xdr } from "@stellar/stellar-sdk/base"
import type { Submission } from "./envelope.js"

/** Why a transaction was rejected before its operations ran. */
export type Rejection =
  | "txTooEarly"
  | "txTooLate"
  | "txMissingOperation"
  | "txBadSeq"
  | "txBadAuth"
  | "txInsufficientBalance"
  | "txNoAccount"
  | "txInsufficientFee"
  | "txBadAuthExtra"
  | "txNotSupported"
  | "txMalformed"
  | "txSorobanInvalid"
  | "txBadMinSeqAgeOrGap"
  | "txBadSponsorship"

/** The results of a transaction's operations, or why they did not run. */
export type Verdict = Rejection | readonly xdr.OperationResult[]

/** Whether an operation succeeded. */
export function succeeded(result: xdr.OperationResult): boolean {
  return result.type === "opInner" && String(result.tr.value.type).endsWith("Success")
}

/**
 * The result of a transaction, wrapped in the result of its fee bump if it has one.
 *
 * @param feeCharged stroops; for a fee bump, what the bump pays
 */
export function transactionResult(
  { hash, bump }: Submission,
  feeCharged: bigint,
  verdict: Verdict,
): xdr.TransactionResult {
  if (!bump)
    return outerResult(
      feeCharged,
      resultOf<xdr.TransactionResultResult>(xdr.TransactionResultResult, verdict),
    )
  const pair = new xdr.InnerTransactionResultPair({
    transactionHash: hash,
    result: new xdr.InnerTransactionResult({
      feeCharged: 0n,
      result: resultOf<xdr.InnerTransactionResultResult>(xdr.InnerTransactionResultResult, verdict),
      ext: xdr.InnerTransactionResultExt.v0(),
    }),
  })
  return outerResult(
    feeCharged,
    typeof verdict !== "string" && verdict.every(succeeded)
      ? xdr.TransactionResultResult.txFeeBumpInnerSuccess(pair)
      : xdr.TransactionResultResult.txFeeBumpInnerFailed(pair),
  )
}

/** The result of a fee bump that was rejected before its inner transaction was checked. */
export function bumpRejected(feeCharged: bigint, rejection: Rejection): xdr.TransactionResult {
  return outerResult(feeCharged, xdr.TransactionResultResult[rejection]())
}

function outerResult(
  feeCharged: bigint,
  result: xdr.TransactionResultResult,
): xdr.TransactionResult {
  return new xdr.TransactionResult({ feeCharged, result, ext: xdr.TransactionResultExt.v0() })
}

/** The result unions of plain transactions and of inner transactions have the same arms. */
type Arms<Result> = Record<Rejection, () => Result> &
  Record<"txSuccess" | "txFailed", (results: xdr.OperationResult[]) => Result>

function resultOf<Result>(arms: Arms<Result>, verdict: Verdict): Result {
  if (typeof verdict === "string") return arms[verdict]()
  return verdict.every(succeeded) ? arms.txSuccess([...verdict]) : arms.txFailed([...verdict])
}
