import { xdr } from "@stellar/stellar-sdk/base"
import { withoutSubentry, withSubentry } from "../entries/account.js"
import { toCharacters } from "../entries/bytes.js"
import { dataKey } from "../entries/entries.js"
import type { OperationKind } from "./operation.js"

const { ManageDataResult: Result } = xdr
const result = (of: xdr.ManageDataResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.manageData(of))

/** Stores, changes, or removes a named value of the source. */
export const manageData: OperationKind<xdr.OperationBodyManageData> = {
  threshold: () => "medium",
  untried: result(Result.manageDataSuccess()),

  flaw({ manageDataOp: { dataName } }) {
    return /^[\x20-\x7e]+$/.test(toCharacters(dataName.bytes))
      ? undefined
      : result(Result.manageDataInvalidName())
  },

  apply({ manageDataOp: { dataName, dataValue } }, { source, draft }) {
    const { accountId } = source
    const exists = draft.hasData(accountId, dataName)
    if (!dataValue) {
      if (!exists) return result(Result.manageDataNameNotFound())
      draft.remove(dataKey(accountId, dataName))
      draft.put(withoutSubentry(source))
      return result(Result.manageDataSuccess())
    }
    if (!exists) {
      const holder = withSubentry(source)
      if (!holder) return result(Result.manageDataLowReserve())
      draft.put(holder)
    }
    draft.put(new xdr.DataEntry({ accountId, dataName, dataValue, ext: xdr.DataEntryExt.v0() }))
    return result(Result.manageDataSuccess())
  },
}
