import { xdr } from "@stellar/stellar-sdk/base"
import { AuthFlag, withoutSubentry, withSubentry } from "../entries/account.js"
import {
  type IssuedAsset,
  issuedAsset,
  isValidAsset,
  TrustLineFlag,
  trustLineAsset,
} from "../entries/asset.js"
import { trustLineKey } from "../entries/entries.js"
import type { OperationKind } from "./operation.js"

const { ChangeTrustResult: Result } = xdr
const result = (of: xdr.ChangeTrustResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.changeTrust(of))

/** Opens a trust line to an issued asset, changes its limit, or closes it. Pool shares are not supported. */
export const changeTrust: OperationKind<xdr.OperationBodyChangeTrust> = {
  threshold: () => "medium",
  untried: result(Result.changeTrustSuccess()),

  flaw({ changeTrustOp: { line, limit } }, source) {
    if (line.type === "assetTypePoolShare") return xdr.OperationResult.opNotSupported()
    return limit < 0n ||
      line.type === "assetTypeNative" ||
      !isValidAsset(line) ||
      issuedAsset(line).issuer.equals(source)
      ? result(Result.changeTrustMalformed())
      : undefined
  },

  apply({ changeTrustOp }, { source, draft }) {
    const line = changeTrustOp.line as IssuedAsset
    const { limit } = changeTrustOp
    const asset = trustLineAsset(line)
    const issuer = draft.account(issuedAsset(line).issuer)
    const held = draft.trustLine(source.accountId, asset)

    if (limit < (held?.balance ?? 1n)) return result(Result.changeTrustInvalidLimit())
    if (held && limit === 0n) {
      draft.remove(trustLineKey(source.accountId, asset))
      draft.put(withoutSubentry(source))
      return result(Result.changeTrustSuccess())
    }
    if (!issuer) return result(Result.changeTrustNoIssuer())
    if (held) {
      draft.put(new xdr.TrustLineEntry({ ...held, limit }))
      return result(Result.changeTrustSuccess())
    }

    const holder = withSubentry(source)
    if (!holder) return result(Result.changeTrustLowReserve())
    draft.put(holder)
    draft.put(
      new xdr.TrustLineEntry({
        accountId: source.accountId,
        asset,
        balance: 0n,
        limit,
        flags:
          (issuer.flags & AuthFlag.required ? 0 : TrustLineFlag.authorized) |
          (issuer.flags & AuthFlag.clawbackEnabled ? TrustLineFlag.clawbackEnabled : 0),
        ext: xdr.TrustLineEntryExt.v0(),
      }),
    )
    return result(Result.changeTrustSuccess())
  },
}
