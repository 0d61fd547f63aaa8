import { xdr } from "@stellar/stellar-sdk/base"
import { AuthFlag } from "../entries/account.js"
import {
  compareAssets,
  type IssuedAsset,
  isIssuer,
  issuedAsset,
  isValidAsset,
  trustLineAsset,
} from "../entries/asset.js"
import { createEntry, removeEntry } from "../entries/reserves.js"
import { lineFactsOf, maintainsLiabilities, TrustLineFlag } from "../entries/trust-line.js"
import { countPoolUse, joinPool, leavePool, POOL_FEE, poolIdOf } from "./exchange/pool.js"
import { type Act, type OperationKind, shortageResult } from "./operation.js"

const { ChangeTrustResult: Result } = xdr
const result = (of: xdr.ChangeTrustResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.changeTrust(of))

/** Opens a trust line to an issued asset or to shares of a pool, changes its limit, or closes it. */
export const changeTrust: OperationKind<xdr.OperationBodyChangeTrust> = {
  threshold: () => "medium",
  untried: result(Result.changeTrustSuccess()),

  flaw({ changeTrustOp: { line, limit } }, { source }) {
    return limit >= 0n && isValidLine(line, source)
      ? undefined
      : result(Result.changeTrustMalformed())
  },

  apply({ changeTrustOp: { line, limit } }, act) {
    const { source, draft } = act
    const asset = lineAsset(line)
    const held = draft.trustLine(source.accountId, asset)
    const minimum = held ? held.balance + lineFactsOf(held).buying : 1n
    if (limit < minimum) return result(Result.changeTrustInvalidLimit())
    if (held && limit === 0n) return close(held, act)
    const issuer = isPool(line) ? undefined : draft.account(issuedAsset(line as IssuedAsset).issuer)
    if (!isPool(line) && !issuer) return result(Result.changeTrustNoIssuer())
    if (held) {
      draft.put(new xdr.TrustLineEntry({ ...held, limit }))
      return result(Result.changeTrustSuccess())
    }

    const fault = isPool(line) ? enterPool(line.liquidityPool.constantProduct, act) : undefined
    if (fault) return fault
    const entry = new xdr.TrustLineEntry({
      accountId: source.accountId,
      asset,
      balance: 0n,
      limit,
      flags: issuer ? flagsFrom(issuer) : 0,
      ext: xdr.TrustLineEntryExt.v0(),
    })
    const shortage = createEntry(act, entry, source.accountId)
    return shortage
      ? shortageResult(shortage, result(Result.changeTrustLowReserve()))
      : result(Result.changeTrustSuccess())
  },
}

function isPool(line: xdr.ChangeTrustAsset): line is xdr.ChangeTrustAssetPoolShare {
  return line.type === "assetTypePoolShare"
}

function isValidLine(line: xdr.ChangeTrustAsset, source: xdr.AccountId): boolean {
  if (line.type === "assetTypeNative") return false
  if (!isPool(line)) return isValidAsset(line) && !isIssuer(source, line)
  const { assetA, assetB, fee } = line.liquidityPool.constantProduct
  const valid = isValidAsset(assetA) && isValidAsset(assetB)
  return valid && compareAssets(assetA, assetB) < 0 && fee === POOL_FEE
}

function lineAsset(line: xdr.ChangeTrustAsset): xdr.TrustLineAsset {
  return isPool(line)
    ? xdr.TrustLineAsset.assetTypePoolShare(poolIdOf(line.liquidityPool.constantProduct))
    : trustLineAsset(line)
}

function flagsFrom({ flags }: xdr.AccountEntry): number {
  return (
    (flags & AuthFlag.required ? 0 : TrustLineFlag.authorized) |
    (flags & AuthFlag.clawbackEnabled ? TrustLineFlag.clawbackEnabled : 0)
  )
}

function close(line: xdr.TrustLineEntry, { draft }: Act): xdr.OperationResult {
  if (lineFactsOf(line).poolUses > 0) return result(Result.changeTrustCannotDelete())
  removeEntry(draft, line, line.accountId)
  if (line.asset.type === "assetTypePoolShare")
    leavePool(draft, line.accountId, line.asset.liquidityPoolId)
  return result(Result.changeTrustSuccess())
}

/** Counts new pool shares. They need trust lines of both assets. Returns the error, if any. */
function enterPool(
  parameters: xdr.LiquidityPoolConstantProductParameters,
  { source, draft }: Act,
): xdr.OperationResult | undefined {
  const { accountId } = source
  for (const asset of [parameters.assetA, parameters.assetB]) {
    if (asset.type === "assetTypeNative" || isIssuer(accountId, asset)) continue
    const line = draft.trustLine(accountId, trustLineAsset(asset))
    if (!line) return result(Result.changeTrustTrustLineMissing())
    if (!maintainsLiabilities(line.flags))
      return result(Result.changeTrustNotAuthMaintainLiabilities())
    countPoolUse(draft, accountId, asset, 1)
  }
  joinPool(draft, parameters)
  return undefined
}
