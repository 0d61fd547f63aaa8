import { allCalls } from "../apply-call.js"
import { type Draft, leaveOut } from "../draft.js"
import { inWords, type Operation, type Row } from "./row.js"

/** A contract call: the network simulates it, and its events are applied. Without that, it is not included. */
export const invokeHostFunction: Row = {
  fields: { hostFunction: "notIncluded", auth: "notIncluded" },
  own(draft, { words }) {
    if (words.call) leaveOut(draft, { call: words.call })
    leaveOutAuthorized(draft, words)
  },
  named(draft, { source, words }) {
    if (source !== draft.address) leaveOutAuthorized(draft, words)
  },
}

/** The authorized calls for an account, or of others: what they do is not known without a simulation. */
function leaveOutAuthorized(draft: Draft, { authorizations }: Operation["words"]): void {
  for (const { address, call } of authorizations) {
    const by = address === undefined || address === draft.address ? {} : { by: address }
    for (const authorized of allCalls(call)) leaveOut(draft, { call: authorized, ...by })
  }
}

/** Keeps the entries of a transaction's footprint for longer. */
export const extendFootprintTtl: Row = {
  fields: { ext: "nothing", extendTo: "notIncluded" },
  own: (draft, operation) => leaveOut(draft, inWords(draft, operation)),
}

/** Brings archived entries of a transaction's footprint back. */
export const restoreFootprint: Row = {
  fields: { ext: "nothing" },
  own: (draft, operation) => leaveOut(draft, inWords(draft, operation)),
}
