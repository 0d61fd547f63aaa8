import { reason } from "@alidade/core"
import { addressOf, decodeTransaction, type XdrFields, type XdrUnion } from "@alidade/core/describe"
import { decodeUtf8 } from "@alidade/core/encoding"
import { type Envelope, readEnvelope } from "@alidade/core/verify"
import { refused } from "./refused.js"

/** A data entry of a challenge: the only kind of operation that it may have. */
export interface Entry {
  /** `G…` or `M…`; absent if the operation names no source. */
  source?: string
  name: string
  /** Undefined if it isn't text. */
  value?: string
}

/** What a challenge says, before anything of it is checked against what was expected. */
export interface Challenge {
  envelope: Envelope
  /** `G…` or `M…` */
  source: string
  /** Seconds since the epoch. */
  notBefore: number
  notAfter: number
  /** A memo of type id, in decimal. */
  memo?: string
  /** At least one. */
  entries: readonly [Entry, ...Entry[]]
}

/**
 * Reads a base64 `TransactionEnvelope` as a challenge of SEP-10. Throws `external` if it could be applied by a network
 * or has no form of a challenge, and `bad-request` if it is no envelope.
 */
export function openChallenge(xdr: string): Challenge {
  const { transaction, feeBump } = decodeTransaction(xdr)
  if (feeBump) throw refused(reason("challengeFeeBump", "it is a fee bump"))
  if (transaction.seqNum !== 0n)
    throw refused(
      reason("challengeSequence", "its sequence number is not 0, so a network could apply it"),
    )
  const [first, ...others] = (transaction.operations as XdrFields[]).map(entryOf)
  if (!first) throw refused(reason("challengeEmpty", "it has no operations"))
  const memo = memoOf(transaction.memo as XdrUnion)
  return {
    envelope: readEnvelope(xdr),
    source: addressOf(transaction.sourceAccount),
    ...boundsOf(transaction.cond as XdrUnion),
    ...(memo === undefined ? {} : { memo }),
    entries: [first, ...others],
  }
}

function entryOf({ sourceAccount, body }: XdrFields): Entry {
  const { type, value } = body as XdrUnion
  if (type !== "manageData")
    throw refused(reason("challengeOperation", "it has an operation that is not a data entry"))
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
  // A maximum of 0 means no maximum.
  if (!maxTime) throw refused(reason("challengeUnbounded", "it has no end of validity"))
  return { notBefore: Number(minTime), notAfter: Number(maxTime) }
}

function memoOf({ type, value }: XdrUnion): string | undefined {
  if (type === "none") return undefined
  if (type !== "id") throw refused(reason("challengeMemoType", "its memo is not a number"))
  return `${value as bigint}`
}
