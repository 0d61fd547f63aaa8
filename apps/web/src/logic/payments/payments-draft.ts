import {
  emptyTransaction,
  type SourcedOperation,
  type TransactionDraft,
} from "../operations/transaction.js"
import { writeBytes } from "../operations/typed-bytes.js"
import { ProblemError } from "../problem.js"
import { readReceiver } from "../recipients/receiver.js"
import type { RecipientMemo } from "../recipients/recipient.js"
import {
  findAmountProblem,
  type PaymentAmountProblem,
  type PaymentLimits,
} from "../sign/check-payment.js"
import { writeStroops } from "../stellar/read-amount.js"

/** A payment to an account, or the creation of one. */
export interface Payment {
  /** `G…` or `M…`. */
  destination: string
  /** In stroops. */
  units: bigint
  /** `native`, or `CODE:ISSUER`. */
  assetId: string
  creates: boolean
}

/** The destination appeared or disappeared since the amount was checked. */
export interface PaymentProblem {
  problem: "amount"
  found: PaymentAmountProblem
}

/**
 * The transaction of a payment to an account (`G…`), which is created if the network doesn't have it now. Throws a
 * `ProblemError` of a `PaymentProblem`, or a `NetworkError`.
 */
export async function draftPayment(
  payer: string,
  payment: Omit<Payment, "creates" | "assetId"> & { account: string; limits: PaymentLimits },
  memo: RecipientMemo | undefined,
  horizonUrl: string,
): Promise<TransactionDraft> {
  const { account, limits, units } = payment
  const creates = (await readReceiver(horizonUrl, account)) === null
  const found = findAmountProblem({ units }, { ...limits, creates })
  if (found) throw new ProblemError<PaymentProblem>({ problem: "amount", found })
  return paymentsDraft(payer, [{ ...payment, assetId: limits.asset, creates }], memo)
}

/** The transaction of payments, in their order. */
export function paymentsDraft(
  payer: string,
  payments: readonly Payment[],
  memo?: RecipientMemo | undefined,
): TransactionDraft {
  const draft = emptyTransaction(payer)
  const operations = payments.map(operationOf)
  return memo
    ? { ...draft, operations, values: { ...draft.values, memo: memoValues(memo) } }
    : { ...draft, operations }
}

function memoValues({ type, value }: RecipientMemo): Readonly<Record<string, string>> {
  const typed = type === "text" ? writeBytes(new TextEncoder().encode(value)) : value
  return { type, [type]: typed }
}

function operationOf({ destination, units, assetId, creates }: Payment): SourcedOperation {
  const amount = writeStroops(units)
  return creates
    ? { type: "createAccount", source: "", values: { destination, startingBalance: amount } }
    : { type: "payment", source: "", values: { destination, amount, asset: assetId } }
}
