import { encodeHex } from "../encoding/bytes.js"
import { createXdrReader } from "../encoding/xdr-reader.js"
import { readXdr, type XdrUnion } from "../encoding/xdr-value.js"
import { envelopeHashBytes, readEnvelope } from "../verify/envelope.js"

/** What ends the time in which an envelope's transaction can be applied. */
export interface Limits {
  /** The last second, since 1970. Undefined without one. */
  until: number | undefined
  /** The account (`G…`) whose sequence number it uses, and that number. */
  source: string
  sequence: bigint
  /** The hash (hex) of a fee bump's inner transaction, which another fee bump may carry too. */
  inner: string | undefined
}

interface Body {
  seqNum: bigint
  cond: XdrUnion
}

/** The limits of a base64 envelope. Throws `bad-request`. */
export async function limitsOf(xdr: string, passphrase: string): Promise<Limits> {
  const { inner, ...outer } = readEnvelope(xdr)
  const envelope = inner ?? outer
  // The body has the form of version 1, and begins with its tag.
  const body = createXdrReader(envelope.body.subarray(4))
  const { cond, seqNum } = readXdr("Transaction", body) as unknown as Body
  const bounds =
    cond.type === "v2" ? (cond.value as { timeBounds: unknown }).timeBounds : cond.value
  const { maxTime } = (bounds ?? { maxTime: 0n }) as { maxTime: bigint }
  return {
    until: maxTime === 0n ? undefined : Number(maxTime),
    source: envelope.sources[0]!,
    sequence: seqNum,
    inner: inner && encodeHex(await envelopeHashBytes(inner, passphrase)),
  }
}
