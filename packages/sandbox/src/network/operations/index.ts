import { xdr } from "@stellar/stellar-sdk/base"
import { accountMerge } from "./account-merge.js"
import { bumpSequence } from "./bump-sequence.js"
import { changeTrust } from "./change-trust.js"
import { createAccount } from "./create-account.js"
import { invokeHostFunction } from "./invoke-host-function.js"
import { manageData } from "./manage-data.js"
import type { OperationKind } from "./operation.js"
import { payment } from "./payment.js"
import { setOptions } from "./set-options.js"

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
