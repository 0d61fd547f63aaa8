import { xdr } from "@stellar/stellar-sdk/base"
import { newAccount } from "../entries/account.js"
import { holdingOf } from "../entries/holding.js"
import { createEntry } from "../entries/reserves.js"
import { type OperationKind, shortageResult } from "./operation.js"

const { CreateAccountResult: Result } = xdr
const result = (of: xdr.CreateAccountResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.createAccount(of))

/** Creates an account with lumens of the source. A sponsored account can start with none. */
export const createAccount: OperationKind<xdr.OperationBodyCreateAccount> = {
  threshold: () => "medium",
  untried: result(Result.createAccountSuccess()),

  flaw({ createAccountOp: { destination, startingBalance } }, { source }) {
    return startingBalance < 0n || destination.equals(source)
      ? result(Result.createAccountMalformed())
      : undefined
  },

  apply({ createAccountOp: { destination, startingBalance } }, act) {
    const { source, draft, moment } = act
    if (draft.account(destination)) return result(Result.createAccountAlreadyExist())
    const account = newAccount(destination, startingBalance, moment.sequence)
    const shortage = createEntry(act, account, destination)
    if (shortage) return shortageResult(shortage, result(Result.createAccountLowReserve()))
    const payer = holdingOf(draft, source.accountId, xdr.Asset.assetTypeNative())!
    if (!payer.add(-startingBalance)) return result(Result.createAccountUnderfunded())
    return result(Result.createAccountSuccess())
  },
}
