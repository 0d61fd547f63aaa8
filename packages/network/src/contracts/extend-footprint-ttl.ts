import { xdr } from "@stellar/stellar-sdk/base"
import { timeToLive } from "../entries/entries.js"
import { MAX_ENTRY_TTL } from "../entries/parameters.js"
import type { OperationKind } from "../operations/operation.js"

const { ExtendFootprintTtlResult: Result } = xdr
const result = (of: xdr.ExtendFootprintTtlResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.extendFootprintTtl(of))

/** Lets the entries that the transaction reads live longer. Missing, archived, and longer living ones stay as they are. */
export const extendFootprintTtl: OperationKind<xdr.OperationBodyExtendFootprintTtl> = {
  threshold: () => "low",
  untried: result(Result.extendFootprintTtlSuccess()),

  flaw({ extendFootprintTtlOp: { extendTo } }, { resources: { footprint } }) {
    const valid =
      footprint.readWrite.length === 0 &&
      footprint.readOnly.every(({ type }) => type === "contractData" || type === "contractCode") &&
      extendTo < MAX_ENTRY_TTL
    return valid ? undefined : result(Result.extendFootprintTtlMalformed())
  },

  apply({ extendFootprintTtlOp: { extendTo } }, { draft, moment, resources }) {
    for (const key of resources.footprint.readOnly) {
      const until = draft.liveUntil(key)
      const next = moment.sequence + extendTo
      if (until !== undefined && until >= moment.sequence && until < next)
        draft.put(timeToLive(key, next))
    }
    return result(Result.extendFootprintTtlSuccess())
  },
}
