import { xdr } from "@stellar/stellar-sdk/base"
import { sizeOf } from "../contracts/entry-size.js"
import { leastResourceFee } from "../contracts/resources.js"
import type { Ledger } from "./ledger.js"

/** What a transaction needs that lets these entries live longer, or restores those of them that are archived. */
export function simulateFootprint(
  ledger: Ledger,
  footprint: xdr.LedgerFootprint,
): xdr.SorobanTransactionData {
  const draft = ledger.draft()
  const latest = ledger.latest().header.ledgerSeq
  const archived = footprint.readWrite.filter((key) => (draft.liveUntil(key) ?? latest) < latest)
  const bytes = sizeOf(archived, draft)
  const resources = new xdr.SorobanResources({
    footprint,
    instructions: 0,
    diskReadBytes: bytes,
    writeBytes: bytes,
  })
  return new xdr.SorobanTransactionData({
    ext: xdr.SorobanTransactionDataExt.v0(),
    resources,
    resourceFee: leastResourceFee(resources),
  })
}
