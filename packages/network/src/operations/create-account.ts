import { xdr } from "@stellar/stellar-sdk/base"
import { credited, newAccount } from "../entries/account.js"
import { BASE_RESERVE } from "../entries/parameters.js"
import type { OperationKind } from "./operation.js"

const { CreateAccountResult: Result } = xdr
const result = (of: xdr.CreateAccountResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.createAccount(of))

/** Creates an account with lumens of the source. */
export const createAccount: OperationKind<xdr.OperationBodyCreateAccount> = {
  threshold: () => "medium",
  untried: result(Result.createAccountSuccess()),

  flaw({ createAccountOp: { destination, startingBalance } }, source) {
    return startingBalance < 0n || destination.equals(source)
      ? result(Result.createAccountMalformed())
      : undefined
  },

  apply({ createAccountOp: { destination, startingBalance } }, { source, draft, moment }) {
    if (draft.account(destination)) return result(Result.createAccountAlreadyExist())
    if (startingBalance < 2n * BASE_RESERVE) return result(Result.createAccountLowReserve())
    const payer = credited(source, -startingBalance)
    if (!payer) return result(Result.createAccountUnderfunded())
    draft.put(payer)
    draft.put(newAccount(destination, startingBalance, moment.sequence))
    return result(Result.createAccountSuccess())
  },
}
