import { xdr } from "@stellar/stellar-sdk/base"
import { AuthFlag } from "../entries/account.js"
import { isValidAsset, trustLineAsset } from "../entries/asset.js"
import { AUTHORIZATION_FLAGS, isAuthorized, TrustLineFlag } from "../entries/trust-line.js"
import { type OperationKind, shortageResult } from "./operation.js"
import { setTrustFlags } from "./trust-flags.js"

const { AllowTrustResult: Result } = xdr
const result = (of: xdr.AllowTrustResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.allowTrust(of))

/** Sets how far a trust line of an asset of the source is authorized. `setTrustLineFlags` replaces it. */
export const allowTrust: OperationKind<xdr.OperationBodyAllowTrust> = {
  threshold: () => "low",
  untried: result(Result.allowTrustSuccess()),

  flaw({ allowTrustOp: { trustor, asset, authorize } }, { source }) {
    return authorize > TrustLineFlag.maintainsLiabilities ||
      !isValidAsset(assetOf(asset, source)) ||
      trustor.equals(source)
      ? result(Result.allowTrustMalformed())
      : undefined
  },

  apply({ allowTrustOp: { trustor, asset: code, authorize } }, act) {
    const { source, draft } = act
    const revocable = (source.flags & AuthFlag.revocable) !== 0
    if (!revocable && authorize === 0) return result(Result.allowTrustCantRevoke())
    const asset = assetOf(code, source.accountId)
    const line = draft.trustLine(trustor, trustLineAsset(asset))
    if (!line) return result(Result.allowTrustNoTrustLine())
    const lowers = isAuthorized(line) && authorize === TrustLineFlag.maintainsLiabilities
    if (!revocable && lowers) return result(Result.allowTrustCantRevoke())

    const flags = (line.flags & ~AUTHORIZATION_FLAGS) | authorize
    const shortage = setTrustFlags(line, asset, flags, act)
    return shortage
      ? shortageResult(shortage, result(Result.allowTrustLowReserve()))
      : result(Result.allowTrustSuccess())
  },
}

function assetOf(code: xdr.AssetCode, issuer: xdr.AccountId): xdr.Asset {
  return code.type === "assetTypeCreditAlphanum4"
    ? xdr.Asset.assetTypeCreditAlphanum4(new xdr.AlphaNum4({ assetCode: code.assetCode4, issuer }))
    : xdr.Asset.assetTypeCreditAlphanum12(
        new xdr.AlphaNum12({ assetCode: code.assetCode12, issuer }),
      )
}
