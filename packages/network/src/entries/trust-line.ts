import { xdr } from "@stellar/stellar-sdk/base"

/** What a trust line's extensions hold. */
export interface LineFacts {
  /** Liabilities of its holder's offers: what they could still buy and sell of the asset. */
  readonly buying: bigint
  readonly selling: bigint
  /** How many pool shares of its holder are of this asset. */
  readonly poolUses: number
}

/** Flags of a trust line. At most one of the first two is set. */
export const TrustLineFlag = { authorized: 1, maintainsLiabilities: 2, clawbackEnabled: 4 } as const

/** The flags that say how far its issuer authorized a trust line. */
export const AUTHORIZATION_FLAGS = 3

export function lineFactsOf({ ext }: xdr.TrustLineEntry): LineFacts {
  const v1 = ext.type === "v1" ? ext.v1 : undefined
  return {
    buying: v1?.liabilities.buying ?? 0n,
    selling: v1?.liabilities.selling ?? 0n,
    poolUses: v1?.ext.type === "v2" ? v1.ext.v2.liquidityPoolUseCount : 0,
  }
}

/** Changes what the extensions hold. As in the protocol, an extension is added when it is first needed. */
export function withLineFacts(
  line: xdr.TrustLineEntry,
  changes: Partial<LineFacts>,
): xdr.TrustLineEntry {
  const { buying, selling, poolUses } = { ...lineFactsOf(line), ...changes }
  const hasSecond =
    "poolUses" in changes || (line.ext.type === "v1" && line.ext.v1.ext.type === "v2")
  const second = new xdr.TrustLineEntryExtensionV2({
    liquidityPoolUseCount: poolUses,
    ext: xdr.TrustLineEntryExtensionV2Ext.v0(),
  })
  const first = new xdr.TrustLineEntryV1({
    liabilities: new xdr.Liabilities({ buying, selling }),
    ext: hasSecond ? xdr.TrustLineEntryV1Ext.v2(second) : xdr.TrustLineEntryV1Ext.v0(),
  })
  return new xdr.TrustLineEntry({ ...line, ext: xdr.TrustLineEntryExt.v1(first) })
}

export function isAuthorized({ flags }: xdr.TrustLineEntry): boolean {
  return (flags & TrustLineFlag.authorized) !== 0
}

/** Whether flags let the holder keep offers: fully authorized, or for liabilities alone (CAP-18). */
export function maintainsLiabilities(flags: number): boolean {
  return (flags & AUTHORIZATION_FLAGS) !== 0
}
