import { xdr } from "@stellar/stellar-sdk/base"
import { isIssuer, isValidAsset, trustLineAsset } from "../entries/asset.js"
import { lineOf } from "../entries/holding.js"
import { accountOf } from "../entries/identity.js"
import { TrustLineFlag } from "../entries/trust-line.js"
import type { OperationKind } from "./operation.js"

const { ClawbackResult: Result } = xdr
const result = (of: xdr.ClawbackResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.clawback(of))

/** Destroys an amount of an asset that the source issues, from a trust line. */
export const clawback: OperationKind<xdr.OperationBodyClawback> = {
  threshold: () => "medium",
  untried: result(Result.clawbackSuccess()),

  flaw({ clawbackOp: { asset, from, amount } }, { source }) {
    // As in the protocol, the issuer's own muxed addresses pass, and then have no trust line.
    const own = from.type === "keyTypeEd25519" && accountOf(from).equals(source)
    return own || amount < 1n || !isIssuer(source, asset) || !isValidAsset(asset)
      ? result(Result.clawbackMalformed())
      : undefined
  },

  apply({ clawbackOp: { asset, from, amount } }, { draft }) {
    const holder = accountOf(from)
    const lineAsset = trustLineAsset(asset)
    const line = draft.trustLine(holder, lineAsset)
    if (!line) return result(Result.clawbackNoTrust())
    if (!(line.flags & TrustLineFlag.clawbackEnabled))
      return result(Result.clawbackNotClawbackEnabled())
    const taken = lineOf(draft, holder, lineAsset)!.add(-amount)
    return result(taken ? Result.clawbackSuccess() : Result.clawbackUnderfunded())
  },
}
