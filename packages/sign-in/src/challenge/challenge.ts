import { addressOf, decodeTransaction, type XdrFields, type XdrUnion } from "@alidade/core/describe"
import { decodeUtf8 } from "@alidade/core/encoding"
import { type Envelope, readEnvelope } from "@alidade/core/verify"

/** A data entry of a challenge: the only kind of operation that it may have. */
export interface Entry {
  /** `G…` or `M…`; absent if the operation names no source. */
  source?: string
  name: string
  /** Undefined if it isn't text. */
  value?: string
}

/** What a transaction says as a challenge, before anything of it is checked. */
export interface Challenge {
  envelope: Envelope
  isFeeBump: boolean
  sequence: bigint
  /** `G…` or `M…` */
  source: string
  /** Seconds since the epoch. `notAfter` is 0 without an end. */
  notBefore: number
  notAfter: number
  /** A memo of type id, in decimal. Undefined for another type, and absent without a memo. */
  memo?: string | undefined
  /** Undefined for operations of another kind. */
  entries: readonly (Entry | undefined)[]
}

/** Reads a base64 `TransactionEnvelope` as a challenge of SEP-10. Throws `bad-request` if it is no envelope. */
export function readChallenge(xdr: string): Challenge {
  const { transaction, feeBump } = decodeTransaction(xdr)
  return {
    envelope: readEnvelope(xdr),
    isFeeBump: feeBump !== undefined,
    sequence: transaction.seqNum as bigint,
    source: addressOf(transaction.sourceAccount),
    ...boundsOf(transaction.cond as XdrUnion),
    ...memoOf(transaction.memo as XdrUnion),
    entries: (transaction.operations as XdrFields[]).map(entryOf),
  }
}

function entryOf({ sourceAccount, body }: XdrFields): Entry | undefined {
  const { type, value } = body as XdrUnion
  if (type !== "manageData") return undefined
  const { dataName, dataValue } = value as XdrFields
  const text = dataValue instanceof Uint8Array ? decodeUtf8(dataValue) : undefined
  return {
    // No entry that is checked has a name that is not UTF-8.
    name: typeof dataName === "string" ? dataName : "",
    ...(sourceAccount ? { source: addressOf(sourceAccount) } : {}),
    ...(text === undefined ? {} : { value: text }),
  }
}

function boundsOf({ type, value }: XdrUnion): Pick<Challenge, "notBefore" | "notAfter"> {
  const bounds = type === "v2" ? (value as XdrFields).timeBounds : value
  const { minTime, maxTime } = (bounds ?? {}) as XdrFields
  return { notBefore: Number(minTime ?? 0), notAfter: Number(maxTime ?? 0) }
}

function memoOf({ type, value }: XdrUnion): Pick<Challenge, "memo"> {
  if (type === "none") return {}
  return { memo: type === "id" ? `${value as bigint}` : undefined }
}
