import { xdr } from "@stellar/stellar-sdk/base"

/** What an account's extensions hold. An account without them has zeros. */
export interface AccountFacts {
  /** Liabilities of the account's offers, in stroops: the lumens that they could still buy and sell. */
  readonly buying: bigint
  readonly selling: bigint
  /** Reserves of this account that others pay, and reserves of others that it pays (CAP-33). */
  readonly numSponsored: number
  readonly numSponsoring: number
  /** Who pays for each added signer, in the order of the signers. */
  readonly signerSponsors: readonly (xdr.AccountId | null)[]
  /** When the sequence number last changed (CAP-21): the ledger, and seconds since 1970. */
  readonly seqLedger: number
  readonly seqTime: bigint
}

export function factsOf({ ext, signers }: xdr.AccountEntry): AccountFacts {
  const v1 = ext.type === "v1" ? ext.v1 : undefined
  const v2 = v1?.ext.type === "v2" ? v1.ext.v2 : undefined
  const v3 = v2?.ext.type === "v3" ? v2.ext.v3 : undefined
  return {
    buying: v1?.liabilities.buying ?? 0n,
    selling: v1?.liabilities.selling ?? 0n,
    numSponsored: v2?.numSponsored ?? 0,
    numSponsoring: v2?.numSponsoring ?? 0,
    signerSponsors: v2?.signerSponsoringIDs ?? signers.map(() => null),
    seqLedger: v3?.seqLedger ?? 0,
    seqTime: v3?.seqTime ?? 0n,
  }
}

/** Changes what the extensions hold. As in the protocol, an extension is added when it is first needed. */
export function withFacts(
  account: xdr.AccountEntry,
  changes: Partial<AccountFacts>,
): xdr.AccountEntry {
  const version = Math.max(versionOf(account.ext), neededFor(changes))
  const facts = { ...factsOf(account), ...changes }
  return new xdr.AccountEntry({ ...account, ext: extension(facts, version) })
}

function versionOf(ext: xdr.AccountEntryExt): number {
  if (ext.type === "v0") return 0
  if (ext.v1.ext.type === "v0") return 1
  return ext.v1.ext.v2.ext.type === "v0" ? 2 : 3
}

function neededFor(changes: Partial<AccountFacts>): number {
  if ("seqLedger" in changes) return 3
  if ("numSponsored" in changes || "numSponsoring" in changes) return 2
  return "buying" in changes || "selling" in changes ? 1 : 0
}

function extension(facts: AccountFacts, version: number): xdr.AccountEntryExt {
  if (version === 0) return xdr.AccountEntryExt.v0()
  const { buying, selling, numSponsored, numSponsoring, signerSponsors } = facts
  const times = new xdr.AccountEntryExtensionV3({
    ext: xdr.ExtensionPoint.v0(),
    seqLedger: facts.seqLedger,
    seqTime: facts.seqTime,
  })
  const v2 = new xdr.AccountEntryExtensionV2({
    numSponsored,
    numSponsoring,
    signerSponsoringIDs: [...signerSponsors],
    ext:
      version < 3 ? xdr.AccountEntryExtensionV2Ext.v0() : xdr.AccountEntryExtensionV2Ext.v3(times),
  })
  return xdr.AccountEntryExt.v1(
    new xdr.AccountEntryExtensionV1({
      liabilities: new xdr.Liabilities({ buying, selling }),
      ext:
        version < 2 ? xdr.AccountEntryExtensionV1Ext.v0() : xdr.AccountEntryExtensionV1Ext.v2(v2),
    }),
  )
}
