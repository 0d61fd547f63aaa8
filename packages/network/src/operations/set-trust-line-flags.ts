import { xdr } from "@stellar/stellar-sdk/base"
import { AuthFlag } from "../entries/account.js"
import { isIssuer, isValidAsset, trustLineAsset } from "../entries/asset.js"
import { AUTHORIZATION_FLAGS, TrustLineFlag } from "../entries/trust-line.js"
import { type OperationKind, shortageResult } from "./operation.js"
import { setTrustFlags } from "./trust-flags.js"

const { SetTrustLineFlagsResult: Result } = xdr
const result = (of: xdr.SetTrustLineFlagsResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.setTrustLineFlags(of))

const ALL_FLAGS = 7

/** Sets and clears flags of a trust line of an asset of the source: authorization, and, only to clear, clawback. */
export const setTrustLineFlags: OperationKind<xdr.OperationBodySetTrustLineFlags> = {
  threshold: () => "low",
  untried: result(Result.setTrustLineFlagsSuccess()),

  flaw({ setTrustLineFlagsOp: { trustor, asset, setFlags, clearFlags } }, { source }) {
    const valid =
      isIssuer(source, asset) &&
      isValidAsset(asset) &&
      !trustor.equals(source) &&
      (setFlags & clearFlags) === 0 &&
      (setFlags & ~AUTHORIZATION_FLAGS) === 0 &&
      setFlags !== AUTHORIZATION_FLAGS &&
      (clearFlags & ~ALL_FLAGS) === 0
    return valid ? undefined : result(Result.setTrustLineFlagsMalformed())
  },

  apply({ setTrustLineFlagsOp: { trustor, asset, setFlags, clearFlags } }, act) {
    const { source, draft } = act
    const lowers = clearFlags & AUTHORIZATION_FLAGS && !(setFlags & TrustLineFlag.authorized)
    if (lowers && !(source.flags & AuthFlag.revocable))
      return result(Result.setTrustLineFlagsCantRevoke())
    const line = draft.trustLine(trustor, trustLineAsset(asset))
    if (!line) return result(Result.setTrustLineFlagsNoTrustLine())
    const flags = (line.flags & ~clearFlags) | setFlags
    if ((flags & AUTHORIZATION_FLAGS) === AUTHORIZATION_FLAGS)
      return result(Result.setTrustLineFlagsInvalidState())

    const shortage = setTrustFlags(line, asset, flags, act)
    return shortage
      ? shortageResult(shortage, result(Result.setTrustLineFlagsLowReserve()))
      : result(Result.setTrustLineFlagsSuccess())
  },
}
