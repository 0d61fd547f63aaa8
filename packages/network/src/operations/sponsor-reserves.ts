import { xdr } from "@stellar/stellar-sdk/base"
import type { OperationKind } from "./operation.js"

const { BeginSponsoringFutureReservesResult: Begun, EndSponsoringFutureReservesResult: Ended } = xdr
const begun = (of: xdr.BeginSponsoringFutureReservesResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.beginSponsoringFutureReserves(of))
const ended = (of: xdr.EndSponsoringFutureReservesResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.endSponsoringFutureReserves(of))

/** From here on, the source pays the reserves of an account, until that account ends it in the same transaction. */
export const beginSponsoringFutureReserves: OperationKind<xdr.OperationBodyBeginSponsoringFutureReserves> =
  {
    threshold: () => "medium",
    untried: begun(Begun.beginSponsoringFutureReservesSuccess()),

    flaw({ beginSponsoringFutureReservesOp: { sponsoredId } }, { source }) {
      return sponsoredId.equals(source)
        ? begun(Begun.beginSponsoringFutureReservesMalformed())
        : undefined
    },

    apply({ beginSponsoringFutureReservesOp: { sponsoredId } }, { source, sponsorships }) {
      const sponsored = String(sponsoredId)
      if (sponsorships.has(sponsored))
        return begun(Begun.beginSponsoringFutureReservesAlreadySponsored())
      const sponsors = [...sponsorships.values()]
      if (
        sponsorships.has(String(source.accountId)) ||
        sponsors.some((sponsor) => sponsor.equals(sponsoredId))
      )
        return begun(Begun.beginSponsoringFutureReservesRecursive())
      sponsorships.set(sponsored, source.accountId)
      return begun(Begun.beginSponsoringFutureReservesSuccess())
    },
  }

/** Ends that another account pays the reserves of the source. */
export const endSponsoringFutureReserves: OperationKind<xdr.OperationBodyEndSponsoringFutureReserves> =
  {
    threshold: () => "medium",
    untried: ended(Ended.endSponsoringFutureReservesSuccess()),
    flaw: () => undefined,

    apply(_, { source, sponsorships }) {
      return sponsorships.delete(String(source.accountId))
        ? ended(Ended.endSponsoringFutureReservesSuccess())
        : ended(Ended.endSponsoringFutureReservesNotSponsored())
    },
  }
