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
  allowTrustNoTrustLine: "op_no_trustline",
  pathPaymentStrictReceiveOfferCrossSelf: "op_cross_self",
  pathPaymentStrictReceiveOverSendmax: "op_over_source_max",
  pathPaymentStrictSendOfferCrossSelf: "op_cross_self",
  pathPaymentStrictSendUnderDestmin: "op_under_dest_min",
  manageSellOfferSellNotAuthorized: "sell_not_authorized",
  manageSellOfferBuyNotAuthorized: "buy_not_authorized",
  manageSellOfferNotFound: "op_offer_not_found",
  manageBuyOfferSellNotAuthorized: "sell_not_authorized",
  manageBuyOfferBuyNotAuthorized: "buy_not_authorized",
  manageBuyOfferNotFound: "op_offer_not_found",
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
  // Passive offers have the results of others.
  const { type } = result.tr
  const prefix = type === "createPassiveSellOffer" ? "manageSellOffer" : type
  return irregular[code] ?? `op${snakeCase(code.slice(prefix.length))}`
}

function snakeCase(name: string): string {
  return irregular[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
