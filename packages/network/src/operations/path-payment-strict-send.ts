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

const { PathPaymentStrictSendResult: Result } = xdr
const result = (of: xdr.PathPaymentStrictSendResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.pathPaymentStrictSend(of))

const results: PathResults = {
  malformed: result(Result.pathPaymentStrictSendMalformed()),
  underfunded: result(Result.pathPaymentStrictSendUnderfunded()),
  srcNoTrust: result(Result.pathPaymentStrictSendSrcNoTrust()),
  srcNotAuthorized: result(Result.pathPaymentStrictSendSrcNotAuthorized()),
  noDestination: result(Result.pathPaymentStrictSendNoDestination()),
  noTrust: result(Result.pathPaymentStrictSendNoTrust()),
  notAuthorized: result(Result.pathPaymentStrictSendNotAuthorized()),
  lineFull: result(Result.pathPaymentStrictSendLineFull()),
  tooFewOffers: result(Result.pathPaymentStrictSendTooFewOffers()),
  offerCrossSelf: result(Result.pathPaymentStrictSendOfferCrossSelf()),
}

function success(
  offers: xdr.ClaimAtom[],
  last: { destination: xdr.AccountId; asset: xdr.Asset; amount: bigint },
): xdr.OperationResult {
  const paid = new xdr.SimplePaymentResult(last)
  return result(
    Result.pathPaymentStrictSendSuccess(
      new xdr.PathPaymentStrictSendResultSuccess({ offers, last: paid }),
    ),
  )
}

/** Pays with one asset in another: an exact amount is sent, and at least a minimum arrives. */
export const pathPaymentStrictSend: OperationKind<xdr.OperationBodyPathPaymentStrictSend> = {
  threshold: () => "medium",
  untried: success([], {
    destination: xdr.PublicKey.publicKeyTypeEd25519(new Uint8Array(32)),
    asset: xdr.Asset.assetTypeNative(),
    amount: 0n,
  }),

  flaw({ pathPaymentStrictSendOp: op }) {
    return pathFlaw({ ...op, results }, [op.sendAmount, op.destMin])
  },

  apply({ pathPaymentStrictSendOp: op }, act) {
    const request: PathRequest = { ...op, results }
    if (lacksDestination(request, act)) return results.noDestination
    const unpaid = takeFromSource(request, act, op.sendAmount)
    if (unpaid) return unpaid

    let hop = firstHop(op.sendAmount)
    let asset = op.sendAsset
    for (const next of [...op.path, op.destAsset]) {
      const found = nextHop(request, act, [asset, next], hop, "strictSend")
      if (!("atoms" in found)) return found
      hop = found
      asset = next
    }
    if (hop.amount < op.destMin) return result(Result.pathPaymentStrictSendUnderDestmin())
    return (
      giveToDestination(request, act, hop.amount) ??
      success([...hop.atoms], {
        destination: accountOf(op.destination),
        asset: op.destAsset,
        amount: hop.amount,
      })
    )
  },
}
