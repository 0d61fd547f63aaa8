import {
  emptyTransaction,
  type SourcedOperation,
  type TransactionDraft,
} from "../operations/transaction.js"
import { writeBytes } from "../operations/typed-bytes.js"
import type { RecipientMemo } from "../recipients/recipient.js"
import { fromStroops } from "../stellar/amount.js"
import { writeAmount } from "../stellar/read-amount.js"
import type { PaymentLine } from "./read-payments.js"

/** The transaction of clear lines: a payment each, or a new account. */
export function paymentsDraft(
  payer: string,
  lines: readonly PaymentLine[],
  memo: RecipientMemo | undefined,
): TransactionDraft {
  const draft = emptyTransaction(payer)
  const operations = lines.map(operationOf)
  return memo
    ? { ...draft, operations, values: { ...draft.values, memo: memoValues(memo) } }
    : { ...draft, operations }
}

function memoValues({ type, value }: RecipientMemo): Readonly<Record<string, string>> {
  const typed = type === "text" ? writeBytes(new TextEncoder().encode(value)) : value
  return { type, [type]: typed }
}

function operationOf(line: PaymentLine): SourcedOperation {
  const { destination = "", units = 0n, assetId = "", creates } = line
  const amount = writeAmount(fromStroops(units), ".")
  return creates
    ? { type: "createAccount", source: "", values: { destination, startingBalance: amount } }
    : { type: "payment", source: "", values: { destination, amount, asset: assetId } }
}
