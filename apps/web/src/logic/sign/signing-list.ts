import { fieldsOf } from "../stellar/read-json.js"
import { readSignedBy, type SignedEnvelope } from "./signed.js"

/** A transaction of a list, and what became of it. */
export type ListItem = {
  /** The envelope to sign, base64 XDR. */
  xdr: string
} & ListOutcome

/** What became of a transaction: the wallet signed it, it was skipped, or nothing yet. */
export type ListOutcome =
  | { signed: SignedEnvelope; isSkipped?: undefined }
  | { signed?: undefined; isSkipped: true }
  | { signed?: undefined; isSkipped?: undefined }

/** Transactions to review and sign one after the other. */
export interface SigningList {
  items: readonly ListItem[]
  /** The position of the item in review. Undefined once none is left, or the visitor has stopped. */
  current?: number | undefined
}

/** Starts a list with its first envelope. */
export function startList(envelopes: readonly string[]): SigningList {
  return { items: envelopes.map((xdr) => ({ xdr })), current: 0 }
}

/** What happens to a list. */
export type ListEvent =
  /** The item in review was signed or skipped. */
  | { type: "signed"; signed: SignedEnvelope }
  | { type: "skipped" }
  | { type: "stopped" }
  /** The visitor chose an item to review. */
  | { type: "chosen"; index: number }

/**
 * The list after an event. After a signed or skipped item, it goes on with the first one that is neither. An item that
 * is signed or not there can't be reviewed.
 */
export function nextList(list: SigningList, event: ListEvent): SigningList {
  const { items, current } = list
  switch (event.type) {
    case "signed":
      return settle(list, { signed: event.signed })
    case "skipped":
      return settle(list, { isSkipped: true })
    case "stopped":
      return { items }
    case "chosen": {
      const item = items[event.index]
      return { items, current: item && !item.signed ? event.index : current }
    }
  }
}

function settle(list: SigningList, outcome: ListOutcome): SigningList {
  const { items, current } = list
  if (current === undefined) return list
  const settled = items.map((item, index) =>
    index === current ? { xdr: item.xdr, ...outcome } : item,
  )
  return { items: settled, current: nextOpen(settled) }
}

/** The position of the first item that is neither signed nor skipped. */
export function nextOpen(items: readonly ListItem[]): number | undefined {
  const index = items.findIndex(({ signed, isSkipped }) => !signed && !isSkipped)
  return index === -1 ? undefined : index
}

/** Reads a saved list, with none of its items in review. Undefined if it is invalid. */
export function readSigningList(
  fields: Readonly<Record<string, unknown>>,
): SigningList | undefined {
  const { items } = fields
  if (!Array.isArray(items)) return undefined
  const read = items.map((item) => readItem(fieldsOf(item)))
  if (read.length === 0 || read.includes(undefined)) return undefined
  return { items: read as ListItem[] }
}

function readItem({
  xdr,
  signed,
  isSkipped,
}: Readonly<Record<string, unknown>>): ListItem | undefined {
  if (typeof xdr !== "string") return undefined
  const given = fieldsOf(signed)
  const by = readSignedBy(given.signed)
  if (typeof given.xdr === "string" && by) return { xdr, signed: { xdr: given.xdr, signed: by } }
  return isSkipped === true ? { xdr, isSkipped } : { xdr }
}
