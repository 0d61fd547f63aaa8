import { xdr } from "@stellar/stellar-sdk/base"
import type { Submission } from "./envelope.js"

/** Why a transaction never reached its operations. */
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

/** What became of a transaction: of its operations, or why they were not looked at. */
export type Verdict = Rejection | readonly xdr.OperationResult[]

/** Whether an operation did what it was to do. */
export function succeeded(result: xdr.OperationResult): boolean {
  return result.type === "opInner" && String(result.tr.value.type).endsWith("Success")
}

/**
 * The result of a transaction, wrapped in that of the fee bump around it where there is one.
 *
 * @param feeCharged stroops; of a fee bump, what the bump pays
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

/** The result of a fee bump that was itself rejected, so that what it wraps was not looked at. */
export function bumpRejected(feeCharged: bigint, rejection: Rejection): xdr.TransactionResult {
  return outerResult(feeCharged, xdr.TransactionResultResult[rejection]())
}

function outerResult(
  feeCharged: bigint,
  result: xdr.TransactionResultResult,
): xdr.TransactionResult {
  return new xdr.TransactionResult({ feeCharged, result, ext: xdr.TransactionResultExt.v0() })
}

/** The unions of results of transactions that stand alone and of those within a fee bump have the same arms. */
type Arms<Result> = Record<Rejection, () => Result> &
  Record<"txSuccess" | "txFailed", (results: xdr.OperationResult[]) => Result>

function resultOf<Result>(arms: Arms<Result>, verdict: Verdict): Result {
  if (typeof verdict === "string") return arms[verdict]()
  return verdict.every(succeeded) ? arms.txSuccess([...verdict]) : arms.txFailed([...verdict])
}
