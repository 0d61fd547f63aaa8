import type { xdr } from "@stellar/stellar-sdk/base"
import { addressOf } from "../entries/identity.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { timestamp } from "./format.js"

type Type = xdr.LedgerEntryData["type"]
type Data<T extends Type> = Extract<xdr.LedgerEntryData, { type: T }>

/** An entry of the current ledger, with its data. */
export interface Found<T extends Type> {
  readonly entry: xdr.LedgerEntry
  readonly data: Data<T>
}

/** All entries of a type. */
export function entriesOf<T extends Type>({ ledger }: ServedNetwork, type: T): Found<T>[] {
  return [...ledger.entries.values()].flatMap((entry) =>
    entry.data.type === type ? [{ entry, data: entry.data as Data<T> }] : [],
  )
}

/** Who pays for an entry, if it is not its owner. */
export function sponsorOf({ ext }: xdr.LedgerEntry): string | undefined {
  const sponsor = ext.type === "v1" ? ext.v1.sponsoringId : null
  return sponsor ? addressOf(sponsor) : undefined
}

/** When an entry last changed. */
export function modified(
  { ledger }: ServedNetwork,
  { lastModifiedLedgerSeq: sequence }: xdr.LedgerEntry,
): { last_modified_ledger: number; last_modified_time: string } {
  return {
    last_modified_ledger: sequence,
    last_modified_time: timestamp(ledger.closed[sequence - 1]!.header.scpValue.closeTime),
  }
}
