import { xdr } from "@stellar/stellar-sdk/base"
import { toCharacters } from "../entries/bytes.js"
import { createEntry, removeEntry } from "../entries/reserves.js"
import { type OperationKind, shortageResult } from "./operation.js"

const { ManageDataResult: Result } = xdr
const result = (of: xdr.ManageDataResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.manageData(of))

/** Stores, changes, or removes a named value of the source. */
export const manageData: OperationKind<xdr.OperationBodyManageData> = {
  threshold: () => "medium",
  untried: result(Result.manageDataSuccess()),

  flaw({ manageDataOp: { dataName } }) {
    return isValidName(dataName) ? undefined : result(Result.manageDataInvalidName())
  },

  apply({ manageDataOp: { dataName, dataValue } }, act) {
    const { draft, source } = act
    const { accountId } = source
    const exists = draft.hasData(accountId, dataName)
    if (!dataValue && !exists) return result(Result.manageDataNameNotFound())
    const entry = new xdr.DataEntry({
      accountId,
      dataName,
      dataValue: dataValue ?? new Uint8Array(),
      ext: xdr.DataEntryExt.v0(),
    })
    if (!dataValue) {
      removeEntry(draft, entry, accountId)
      return result(Result.manageDataSuccess())
    }
    if (exists) draft.put(entry)
    else {
      const shortage = createEntry(act, entry, accountId)
      if (shortage) return shortageResult(shortage, result(Result.manageDataLowReserve()))
    }
    return result(Result.manageDataSuccess())
  },
}

/** Whether the name of a data entry has characters, all of them printable ASCII. */
export function isValidName({ bytes }: xdr.XdrString): boolean {
  return /^[\x20-\x7e]+$/.test(toCharacters(bytes))
}
