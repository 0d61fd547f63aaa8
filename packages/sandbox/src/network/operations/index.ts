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
 * The operations that the sandbox's networks carry out. Any other is answered `op_not_supported`, before it costs
 * a fee: offers, path payments, claimable balances, sponsorship, pools and clawback among them.
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

/** How an operation is carried out, by its type. */
export function kindOf(body: xdr.OperationBody): OperationKind<xdr.OperationBody> {
  return (kinds[body.type] as OperationKind<xdr.OperationBody> | undefined) ?? unsupported
}
