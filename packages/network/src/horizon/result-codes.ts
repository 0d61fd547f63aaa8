import type { xdr } from "@stellar/stellar-sdk/base"

/** The codes of a failed transaction, as Horizon writes them. */
export interface ResultCodes {
  readonly transaction: string
  /** The code of the inner transaction of a fee bump. */
  readonly inner_transaction?: string
  /** One code per operation, if the operations ran. */
  readonly operations?: readonly string[]
}

/** Names in which Horizon differs from the protocol. */
const irregular: Readonly<Record<string, string>> = {
  txNoAccount: "tx_no_source_account",
  opNoAccount: "op_no_source_account",
  createAccountAlreadyExist: "op_already_exists",
  manageDataNameNotFound: "op_data_name_not_found",
  manageDataInvalidName: "op_data_invalid_name",
  accountMergeSeqnumTooFar: "op_seq_num_too_far",
  invokeHostFunctionTrapped: "function_trapped",
}

/** Returns the codes of a result, such as `tx_bad_seq`, or `tx_failed` with `op_underfunded`. */
export function resultCodes({ result }: xdr.TransactionResult): ResultCodes {
  const bumped = result.type === "txFeeBumpInnerSuccess" || result.type === "txFeeBumpInnerFailed"
  const inner = bumped ? result.innerResultPair.result.result : result
  const operations =
    inner.type === "txSuccess" || inner.type === "txFailed" ? inner.results : undefined
  return {
    transaction: snakeCase(result.type),
    ...(bumped && { inner_transaction: snakeCase(inner.type) }),
    ...(operations && { operations: operations.map(operationCode) }),
  }
}

function operationCode(result: xdr.OperationResult): string {
  if (result.type !== "opInner") return snakeCase(result.type)
  const code = String(result.tr.value.type)
  return irregular[code] ?? `op${snakeCase(code.slice(result.tr.type.length))}`
}

function snakeCase(name: string): string {
  return irregular[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
