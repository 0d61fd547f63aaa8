import { xdr } from "@stellar/stellar-sdk/base"

/** What has the body of a transaction. */
interface WithBody {
  readonly body: xdr.Transaction
}

/** The resources that a transaction declares, or `undefined` if it calls no contract. */
export function sorobanData({ body }: WithBody): xdr.SorobanTransactionData | undefined {
  return body.ext.type === "sorobanData" ? body.ext.sorobanData : undefined
}

const NO_RESOURCES = new xdr.SorobanResources({
  footprint: new xdr.LedgerFootprint({ readOnly: [], readWrite: [] }),
  instructions: 0,
  diskReadBytes: 0,
  writeBytes: 0,
})

/** The entries that contracts may access, and how much they may read and write: nothing, unless it is declared. */
export function resourcesOf(transaction: WithBody): xdr.SorobanResources {
  return sorobanData(transaction)?.resources ?? NO_RESOURCES
}

/** The places in `readWrite` of archived entries that a transaction declares, and so restores (CAP-66). */
export function archivedIn(transaction: WithBody): readonly number[] {
  const ext = sorobanData(transaction)?.ext
  return ext?.type === "resourceExt" ? ext.resourceExt.archivedSorobanEntries : []
}

/** The resource fee that a transaction declares, in stroops. */
export function declaredResourceFee(transaction: WithBody): bigint {
  return sorobanData(transaction)?.resourceFee ?? 0n
}

/**
 * The minimum price of resources, in stroops. It approximates the public networks' rates for instructions, entries, and
 * bytes, and ignores rent and the transaction's size. The whole declared fee is charged: nothing is metered, so nothing
 * is refunded.
 */
export function leastResourceFee({
  instructions,
  diskReadBytes,
  writeBytes,
  footprint,
}: xdr.SorobanResources): bigint {
  const { readOnly, readWrite } = footprint
  const computing = Math.ceil(instructions / 10_000) * 7
  const reading =
    (readOnly.length + readWrite.length) * 1_563 + Math.ceil(diskReadBytes / 1_024) * 447
  const writing = readWrite.length * 2_500 + Math.ceil(writeBytes / 1_024) * 875
  return BigInt(computing + reading + writing)
}
