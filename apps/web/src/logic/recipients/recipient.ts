import { isAddress } from "@alidade/core"
import { type MemoChoice, memoProblem, readMemoChoice } from "../stellar/memo.js"
import { fieldsOf } from "../stellar/read-json.js"

/** A memo of a payment; without one, undefined. */
export interface RecipientMemo {
  type: Exclude<MemoChoice, "none">
  value: string
}

/** Who receives a payment: an address, and the memo with which it belongs to one customer of an exchange. */
export interface Recipient {
  /** `G…` or `M…`. */
  address: string
  memo?: RecipientMemo | undefined
}

/** A key for a recipient: payments to one address with different memos have different recipients. */
export function recipientKey({ address, memo }: Recipient): string {
  return memo ? `${address} ${memo.type} ${memo.value}` : address
}

/** The memo in the payment form, as part of a recipient. Undefined without a valid one. */
export function recipientMemo(type: MemoChoice, value: string): RecipientMemo | undefined {
  return type === "none" || memoProblem(type, value) ? undefined : { type, value }
}

/** Reads a saved recipient. Undefined if it is invalid. */
export function readRecipient(value: unknown): Recipient | undefined {
  const { address, memo } = fieldsOf(value)
  if (!isAddress(address) || address.startsWith("C")) return undefined
  if (memo === undefined) return { address }
  const given = fieldsOf(memo)
  if (typeof given.type !== "string" || typeof given.value !== "string") return undefined
  const read = recipientMemo(readMemoChoice(given.type), given.value)
  return read && { address, memo: read }
}
