import { reason } from "../contract/reason.js"
import { encodeBase64 } from "../encoding/bytes.js"
import { encodeContract } from "../encoding/strkey.js"
import { openXdr, type XdrReader } from "../encoding/xdr-reader.js"
import { readXdr, type XdrUnion } from "../encoding/xdr-value.js"
import type { LoadedContract } from "./load-contract.js"
import type { ContractEvent } from "./types.js"

/** A value of an event. */
export interface EventValue {
  value: XdrUnion
  /** Base64. */
  xdr: string
}

/** An event, read. */
export interface ReadEvent {
  type: "system" | "contract" | "diagnostic"
  /** `C…`, if the host says which contract it is about. */
  contract: string | undefined
  topics: readonly EventValue[]
  data: EventValue
}

/** Reads a base64 `ContractEvent`. Throws `bad-request`. */
export function readEvent(xdr: string): ReadEvent {
  return readEventFrom(openXdr(xdr))
}

/** Reads base64 `DiagnosticEvent`s: those of calls that were not taken back, or all of a failed call. Others are left out. */
export function readDiagnosticEvents(events: readonly string[]): ReadEvent[] {
  return events.flatMap((xdr) => {
    try {
      const reader = openXdr(xdr)
      const holds = reader.bool()
      const event = readEventFrom(reader)
      return holds || event.type === "diagnostic" ? [event] : []
    } catch {
      return []
    }
  })
}

/** The numbers of `ContractEventType`. */
const types = ["system", "contract", "diagnostic"] as const

function readEventFrom(reader: XdrReader): ReadEvent {
  readXdr("ExtensionPoint", reader)
  const id = reader.bool() ? reader.fixed(32) : undefined
  const number = reader.u32()
  const type = types[number]
  if (!type) {
    const fault = { number, type: "ContractEventType" }
    throw reader.broken(reason("xdrEnum", "{number} is not a value of {type}", fault))
  }
  // The body has a version like an extension: 0.
  readXdr("ExtensionPoint", reader)
  const count = reader.count(Number.POSITIVE_INFINITY, 4)
  const topics = Array.from({ length: count }, () => readValue(reader))
  const data = readValue(reader)
  return { type, contract: id ? encodeContract(id) : undefined, topics, data }
}

function readValue(reader: XdrReader): EventValue {
  const start = reader.offset()
  const value = readXdr("ScVal", reader) as XdrUnion
  return { value, xdr: encodeBase64(reader.bytes.subarray(start, reader.offset())) }
}

/** The events of contracts, with values by name where they are in the called contract's spec. */
export function describeEvents(
  events: readonly ReadEvent[],
  called: LoadedContract,
): readonly ContractEvent[] {
  return events.flatMap(({ type, contract, topics, data }) => {
    if (type !== "contract" || contract === undefined) return []
    const event = { contract, topics: topics.map(({ xdr }) => xdr), data: data.xdr }
    const [first] = topics
    const name = first?.value.type === "symbol" ? { name: String(first.value.value) } : {}
    const values = contract === called.address ? valuesOf(event, called) : {}
    return [{ ...event, ...name, ...values }]
  })
}

/** The SDK throws for an event that only resembles one of the spec. */
function valuesOf(
  { topics, data }: ContractEvent,
  { client: { spec } }: LoadedContract,
): Pick<ContractEvent, "name" | "values"> {
  try {
    const parsed = spec.parseEvent?.([...topics], data)
    return parsed ? { name: parsed.name, values: { ...parsed.data } } : {}
  } catch {
    return {}
  }
}
