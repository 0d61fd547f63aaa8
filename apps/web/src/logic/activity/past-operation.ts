import { toMoment } from "../account/record-fields.js"
import { readInteger } from "../foreign-limits.js"
import { fieldsOf } from "../stellar/read-json.js"

/** An operation of an account's history, as Horizon lists it. */
export interface PastOperation {
  /** Horizon's id, which holds its place in the transaction. */
  id: bigint
  /** Hex hash of its transaction. */
  hash: string
  /** When its ledger closed, in ms since the epoch. */
  at: number
  /** Whether its transaction was applied. A failed one only paid its fee. */
  successful: boolean
  /** Such as `payment`. */
  type: string
  /** The memo of its transaction, as Horizon writes it. */
  memo?: string
  /** The envelope of its transaction, base64 XDR. */
  xdr?: string
  /** Horizon's record. */
  fields: Readonly<Record<string, unknown>>
}

/** Reads Horizon's record of an operation. Undefined if it is invalid. */
export function readPastOperation(record: unknown): PastOperation | undefined {
  const fields = fieldsOf(record)
  const { transaction_hash: hash, transaction_successful: successful, type } = fields
  const id = readInteger(fields.id)
  const at = toMoment(fields.created_at)
  if (typeof hash !== "string" || !/^[0-9a-f]{64}$/.test(hash)) return undefined
  if (typeof type !== "string" || typeof successful !== "boolean") return undefined
  if (id === undefined || at === undefined) return undefined
  const { memo, envelope_xdr: xdr } = fieldsOf(fields.transaction)
  return {
    id,
    hash,
    at,
    successful,
    type,
    ...(typeof memo === "string" && memo !== "" ? { memo } : {}),
    ...(typeof xdr === "string" ? { xdr } : {}),
    fields,
  }
}
