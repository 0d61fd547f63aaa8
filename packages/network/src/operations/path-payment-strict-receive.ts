import { xdr } from "@stellar/stellar-sdk/base"
import { accountOf } from "../entries/identity.js"
import {
  firstHop,
  giveToDestination,
  lacksDestination,
  nextHop,
  type PathRequest,
  type PathResults,
  pathFlaw,
  takeFromSource,
} from "./exchange/path-payment.js"
import type { OperationKind } from "./operation.js"

const { PathPaymentStrictReceiveResult: Result } = xdr
const result = (of: xdr.PathPaymentStrictReceiveResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.pathPaymentStrictReceive(of))

const results: PathResults = {
  malformed: result(Result.pathPaymentStrictReceiveMalformed()),
  underfunded: result(Result.pathPaymentStrictReceiveUnderfunded()),
  srcNoTrust: result(Result.pathPaymentStrictReceiveSrcNoTrust()),
  srcNotAuthorized: result(Result.pathPaymentStrictReceiveSrcNotAuthorized()),
  noDestination: result(Result.pathPaymentStrictReceiveNoDestination()),
  noTrust: result(Result.pathPaymentStrictReceiveNoTrust()),
  notAuthorized: result(Result.pathPaymentStrictReceiveNotAuthorized()),
  lineFull: result(Result.pathPaymentStrictReceiveLineFull()),
  tooFewOffers: result(Result.pathPaymentStrictReceiveTooFewOffers()),
  offerCrossSelf: result(Result.pathPaymentStrictReceiveOfferCrossSelf()),
}

function success(
  offers: xdr.ClaimAtom[],
  last: { destination: xdr.AccountId; asset: xdr.Asset; amount: bigint },
): xdr.OperationResult {
  const paid = new xdr.SimplePaymentResult(last)
  return result(
    Result.pathPaymentStrictReceiveSuccess(
      new xdr.PathPaymentStrictReceiveResultSuccess({ offers, last: paid }),
    ),
  )
}

/** Pays with one asset in another: an exact amount arrives, and at most a maximum is sent. */
export const pathPaymentStrictReceive: OperationKind<xdr.OperationBodyPathPaymentStrictReceive> = {
  threshold: () => "medium",
  untried: success([], {
    destination: xdr.PublicKey.publicKeyTypeEd25519(new Uint8Array(32)),
    asset: xdr.Asset.assetTypeNative(),
    amount: 0n,
  }),

  flaw({ pathPaymentStrictReceiveOp: op }) {
    return pathFlaw({ ...op, results }, [op.sendMax, op.destAmount])
  },

  apply({ pathPaymentStrictReceiveOp: op }, act) {
    const request: PathRequest = { ...op, results }
    if (lacksDestination(request, act)) return results.noDestination
    const refused = giveToDestination(request, act, op.destAmount)
    if (refused) return refused

    // From the destination back to the source: what each exchange costs, the one before must buy.
    let hop = firstHop(op.destAmount)
    let asset = op.destAsset
    for (const before of [...op.path.toReversed(), op.sendAsset]) {
      const found = nextHop(request, act, [before, asset], hop, "strictReceive")
      if (!("atoms" in found)) return found
      hop = found
      asset = before
    }
    if (hop.amount > op.sendMax) return result(Result.pathPaymentStrictReceiveOverSendmax())
    return (
      takeFromSource(request, act, hop.amount) ??
      success([...hop.atoms], {
        destination: accountOf(op.destination),
        asset: op.destAsset,
        amount: op.destAmount,
      })
    )
  },
}
