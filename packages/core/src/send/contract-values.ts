import { concatBytes, encodeBase64, equalBytes } from "../encoding/bytes.js"
import { u32 } from "../encoding/write-xdr.js"
import { openXdr, type XdrReader } from "../encoding/xdr-reader.js"
import { sha256 } from "../verify/digest.js"
import { skip } from "./skip.js"
import { skipChanges } from "./skip-changes.js"

/** What a contract call returned, and its events. */
export interface ContractValues {
  /** A base64 `ScVal`. */
  returnValue: string
  /** Each a base64 `ContractEvent`. */
  events: readonly string[]
}

/** The parts of a `TransactionMeta` that a result's hash covers. */
interface Covered {
  returnValue: Uint8Array
  events: readonly Uint8Array[]
}

/**
 * Reads what a contract call returned from its base64 `TransactionMeta`, and checks it: `hash`, from the result, is the
 * SHA-256 of an `InvokeHostFunctionSuccessPreImage`. Undefined for a meta without a value, or of a later protocol: the
 * transaction has ended all the same. Throws for another value.
 */
export async function readContractValues(
  meta: unknown,
  hash: Uint8Array,
): Promise<ContractValues | undefined> {
  const covered = readable(meta)
  if (!covered) return undefined
  const { returnValue, events } = covered
  const preimage = concatBytes(returnValue, u32(events.length), ...events)
  if (!equalBytes(await sha256(preimage), hash)) throw new TypeError("another value")
  return { returnValue: encodeBase64(returnValue), events: events.map(encodeBase64) }
}

function readable(meta: unknown): Covered | undefined {
  try {
    return typeof meta === "string" ? readMeta(openXdr(meta)) : undefined
  } catch {
    return undefined
  }
}

/** Reads up to the value. What follows is of no use here. */
function readMeta(reader: XdrReader): Covered | undefined {
  const version = reader.u32()
  if (version !== 3 && version !== 4) return undefined
  // An extension point.
  reader.u32()
  skipChanges(reader)
  // A contract call is its transaction's only operation.
  let events: readonly Uint8Array[] = []
  for (let left = reader.count(1, 4); left > 0; left--) {
    if (version === 4) reader.u32()
    skipChanges(reader)
    if (version === 4) events = readEvents(reader)
  }
  skipChanges(reader)
  if (!reader.bool()) return undefined
  // An extension point, and the fees charged for resources, for refundable ones, and for rent.
  if (reader.u32() !== 0) reader.fixed(28)
  if (version === 3) events = readEvents(reader)
  else if (!reader.bool()) return undefined
  return { returnValue: slice(reader, "ScVal"), events }
}

/** A list of `ContractEvent`: the contract, the kind, topics, and data, between extension points. */
function readEvents(reader: XdrReader): readonly Uint8Array[] {
  return Array.from({ length: reader.count(Number.POSITIVE_INFINITY, 4) }, () =>
    slice(reader, "u32 opaque[32]* opaque[8] ScVal<> ScVal"),
  )
}

/** The bytes of some values. */
function slice(reader: XdrReader, types: string): Uint8Array {
  const start = reader.offset()
  skip(types, reader)
  return reader.bytes.subarray(start, reader.offset())
}
