import { createXdrReader } from "../encoding/xdr-reader.js"
import { readXdr, type XdrUnion } from "../encoding/xdr-value.js"
import { readEnvelope } from "../verify/envelope.js"

interface Bounds {
  maxTime: bigint
}

/** The last second (since 1970) at which the transaction of a base64 envelope can be applied, or undefined. */
export function timeLimit(xdr: string): number | undefined {
  const { inner, ...outer } = readEnvelope(xdr)
  // The body has the form of version 1, and begins with its tag.
  const body = createXdrReader((inner ?? outer).body.subarray(4))
  const { cond } = readXdr("Transaction", body) as { cond: XdrUnion }
  const bounds =
    cond.type === "v2" ? (cond.value as { timeBounds: unknown }).timeBounds : cond.value
  const { maxTime } = (bounds ?? { maxTime: 0n }) as Bounds
  return maxTime === 0n ? undefined : Number(maxTime)
}
