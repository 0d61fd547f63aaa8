import { xdr } from "@stellar/stellar-sdk/base"
import { timeToLive } from "../entries/entries.js"
import { MIN_PERSISTENT_TTL } from "../entries/parameters.js"
import type { OperationKind } from "../operations/operation.js"

const { RestoreFootprintResult: Result } = xdr
const result = (of: xdr.RestoreFootprintResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.restoreFootprint(of))

/** Restores the archived entries that the transaction writes. Missing and live ones stay as they are. */
export const restoreFootprint: OperationKind<xdr.OperationBodyRestoreFootprint> = {
  threshold: () => "low",
  untried: result(Result.restoreFootprintSuccess()),

  flaw(_, { resources: { footprint } }) {
    return footprint.readOnly.length === 0 && footprint.readWrite.every(isPersistent)
      ? undefined
      : result(Result.restoreFootprintMalformed())
  },

  apply(_, { draft, moment, resources }) {
    let bytes = 0
    for (const key of resources.footprint.readWrite) {
      const until = draft.liveUntil(key)
      if (until === undefined || until >= moment.sequence) continue
      bytes += draft.get(String(key))!.toXdr().length
      if (bytes > resources.diskReadBytes || bytes > resources.writeBytes)
        return result(Result.restoreFootprintResourceLimitExceeded())
      draft.put(timeToLive(key, moment.sequence + MIN_PERSISTENT_TTL - 1))
    }
    return result(Result.restoreFootprintSuccess())
  },
}

function isPersistent(key: xdr.LedgerKey): boolean {
  return (
    key.type === "contractCode" ||
    (key.type === "contractData" &&
      key.contractData.durability === xdr.ContractDataDurability.persistent)
  )
}
