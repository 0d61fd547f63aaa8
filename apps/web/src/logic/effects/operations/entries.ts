import type { XdrUnion } from "@alidade/core/describe"
import { encodeBase64, encodeHex, encodeUtf8 } from "@alidade/core/encoding"
import { debit } from "../balances.js"
import { type Draft, fail, leaveOut, list, show } from "../draft.js"
import { exactly } from "../effect.js"
import { addEntries } from "../reserve.js"
import { code, statement } from "../statement.js"
import { accountIn, assetIn, dataValue, type Field } from "../values.js"
import { inWords, type Operation, type Row } from "./row.js"

export const manageData: Row = {
  fields: { dataName: "fact", dataValue: "fact" },
  releases: true,
  own(draft, { fields, words }) {
    const id = textOf(fields.dataName, (bytes) => `0x${encodeHex(bytes)}`)
    const { name, value } = words.sentence.values
    const held = draft.data.get(id)
    show(draft, `data ${id}`, {
      name: statement("dataEntry", { name: name! }),
      after: [value ?? statement("removed")],
      before: held === undefined ? statement("none") : dataValue(held),
    })
    if (fields.dataValue !== null) {
      if (held === undefined) addEntries(draft, exactly(1n))
      draft.data.set(id, encodeBase64(bytesOf(fields.dataValue)))
    } else if (draft.data.delete(id)) addEntries(draft, exactly(-1n))
    else fail(draft, "noSuchData")
  },
}

function textOf(field: Field, other: (bytes: Uint8Array) => string): string {
  return typeof field === "string" ? field : other(field as Uint8Array)
}

function bytesOf(field: Field): Uint8Array {
  return typeof field === "string" ? encodeUtf8(field) : (field as Uint8Array)
}

/** A jump of the sequence number. Sequence numbers never fall. */
export const bumpSequence: Row = {
  fields: { bumpTo: "fact" },
  own(draft, { fields }) {
    const to = fields.bumpTo as bigint
    const { sequence: before } = draft.state
    if (to > draft.sequence) draft.sequence = to
    const { sequence } = draft
    show(draft, "sequence", {
      name: statement("sequenceNumber"),
      after: [
        sequence > before ? code(sequence) : statement("sequenceStays", { sequence: code(to) }),
      ],
      before: code(before),
    })
  },
}

/** An amount that others can claim. */
export const createClaimableBalance: Row = {
  fields: { asset: "balance", amount: "balance", claimants: "balance" },
  own(draft, operation) {
    const { asset, amount, claimants } = operation.fields
    debit(draft, assetIn(asset), exactly(amount as bigint), inWords(draft, operation))
    // The account sponsors an entry for each claimant until the balance is claimed.
    addEntries(draft, exactly(BigInt((claimants as XdrUnion[]).length)))
  },
  named(draft, operation) {
    if (canClaim(draft, operation)) list(draft, "claimable", inWords(draft, operation))
  },
}

function canClaim(draft: Draft, { fields }: Operation): boolean {
  return (fields.claimants as XdrUnion[]).some(
    ({ value }) => accountIn((value as { destination: XdrUnion }).destination) === draft.address,
  )
}

/** A claim: which asset and how much is in the claimable balance, and not in the operation. */
export const claimClaimableBalance: Row = {
  fields: { balanceId: "notIncluded" },
  releases: true,
  own: (draft, operation) => leaveOut(draft, inWords(draft, operation)),
}

/** It has done nothing since protocol 12. */
export const inflation: Row = { fields: {}, own() {} }
