import { readSignedBy, type SignedEnvelope } from "../sign/signed.js"
import { fieldsOf } from "../stellar/read-json.js"

/** A transaction of a list, and what became of it. */
export interface ListItem {
  /** The envelope to sign, base64 XDR. */
  xdr: string
  /** The signed envelope, once the wallet has signed it. */
  signed?: SignedEnvelope | undefined
  isSkipped?: boolean | undefined
}

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

/** Replaces the item in review, and goes on with the next one that is neither signed nor skipped. */
export function settleCurrent(list: SigningList, outcome: Omit<ListItem, "xdr">): SigningList {
  const { current } = list
  const items = list.items.map((item, index) =>
    index === current ? { xdr: item.xdr, ...outcome } : item,
  )
  return { items, current: nextOpen(items) }
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
