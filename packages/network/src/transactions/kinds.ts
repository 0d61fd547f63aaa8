import { xdr } from "@stellar/stellar-sdk/base"
import { invokeHostFunction } from "../contracts/invoke-host-function.js"
import { accountMerge } from "../operations/account-merge.js"
import { bumpSequence } from "../operations/bump-sequence.js"
import { changeTrust } from "../operations/change-trust.js"
import { createAccount } from "../operations/create-account.js"
import { manageData } from "../operations/manage-data.js"
import type { OperationKind } from "../operations/operation.js"
import { payment } from "../operations/payment.js"
import { setOptions } from "../operations/set-options.js"

type Kinds = {
  readonly [Type in xdr.OperationBody["type"]]?: OperationKind<
    Extract<xdr.OperationBody, { type: Type }>
  >
}

/**
 * The supported operations. Any other fails with `op_not_supported` before it costs a fee: for example offers, path
 * payments, claimable balances, sponsorship, pools, and clawback.
 */
const kinds: Kinds = {
  createAccount,
  payment,
  changeTrust,
  setOptions,
  manageData,
  bumpSequence,
  accountMerge,
  invokeHostFunction,
}

const unsupported: OperationKind<xdr.OperationBody> = {
  threshold: () => "medium",
  untried: xdr.OperationResult.opNotSupported(),
  flaw: () => xdr.OperationResult.opNotSupported(),
  apply: () => xdr.OperationResult.opNotSupported(),
}

/** Returns the implementation for the type of an operation. */
export function kindOf(body: xdr.OperationBody): OperationKind<xdr.OperationBody> {
  return (kinds[body.type] as OperationKind<xdr.OperationBody> | undefined) ?? unsupported
}
