import type { XdrFields, XdrUnion } from "@alidade/core/describe"
import { type Draft, list } from "../draft.js"
import { forgetReserve } from "../reserve.js"
import { accountIn } from "../values.js"
import { inWords, type Operation, type Row } from "./row.js"

/** The sponsor pays the reserve of what an account opens until the end. */
export const beginSponsoringFutureReserves: Row = {
  fields: { sponsoredId: "fact" },
  own: changeSponsor,
  named(draft, operation) {
    if (accountIn(operation.fields.sponsoredId) === draft.address) changeSponsor(draft, operation)
  },
}

/** The sponsored account ends it. */
export const endSponsoringFutureReserves: Row = { fields: {}, own: changeSponsor }

/** The sponsor of an entry gives it up, or hands it on. */
export const revokeSponsorship: Row = {
  fields: { ledgerEntry: "fact", signer: "fact" },
  own: changeSponsor,
  named(draft, operation) {
    if (ownersOf(operation.fields).includes(draft.address)) changeSponsor(draft, operation)
  },
}

function changeSponsor(draft: Draft, operation: Operation): void {
  forgetReserve(draft)
  list(draft, "sponsorships", inWords(draft, operation))
}

/** The account whose entry, or signer, it is. */
function ownersOf({ ledgerEntry, signer }: XdrFields): string[] {
  const entry = (signer ?? (ledgerEntry as XdrUnion).value) as XdrFields
  const owner = entry.accountId ?? entry.sellerId
  return owner === undefined ? [] : [accountIn(owner)]
}
