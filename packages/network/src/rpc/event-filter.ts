import { StrKey, xdr } from "@stellar/stellar-sdk/base"
import { rpcError } from "./method.js"

/** Whether an event is wanted. */
export type EventFilter = (event: xdr.ContractEvent) => boolean

const MAX_FILTERS = 5
const MAX_TOPICS = 4

/** Reads `filters` of `getEvents`. An event needs to match one of them. */
export function eventFilter(filters: unknown): EventFilter {
  const list = filters ?? []
  if (!Array.isArray(list)) throw rpcError(-32602, 'parameter "filters" must be a list')
  if (list.length > MAX_FILTERS)
    throw rpcError(-32602, `maximum ${MAX_FILTERS} filters per request`)
  const read = list.map(one)
  return (event) =>
    event.type !== xdr.ContractEventType.diagnostic &&
    (read.length === 0 || read.some((matches) => matches(event)))
}

function one(filter: unknown, index: number): EventFilter {
  const { type, contractIds = [], topics = [] } = (filter ?? {}) as Record<string, unknown>
  if (!Array.isArray(contractIds) || contractIds.length > MAX_FILTERS)
    throw rpcError(-32602, `filter ${index + 1} invalid: maximum ${MAX_FILTERS} contract IDs`)
  if (!Array.isArray(topics) || topics.length > MAX_FILTERS)
    throw rpcError(-32602, `filter ${index + 1} invalid: maximum ${MAX_FILTERS} topics`)
  const types = typesOf(type, index)
  for (const id of contractIds)
    if (!StrKey.isValidContract(String(id)))
      throw rpcError(-32602, `filter ${index + 1} invalid: contract ID ${id} invalid`)
  const patterns = topics.map((topic) => pattern(topic, index))
  return (event) =>
    (types.length === 0 || types.includes(event.type)) &&
    (contractIds.length === 0 || contractIds.includes(contractOf(event))) &&
    (patterns.length === 0 || patterns.some((matches) => matches(event.body.v0.topics)))
}

function typesOf(type: unknown, index: number): xdr.ContractEventType[] {
  if (type === undefined || type === "") return []
  return String(type)
    .split(",")
    .map((name) => {
      if (name !== "contract" && name !== "system")
        throw rpcError(
          -32602,
          `filter ${index + 1} invalid: filter type invalid: if set, type must be either 'system' or 'contract'`,
        )
      return xdr.ContractEventType[name]
    })
}

/** The contract of an event as `C…`, or empty. */
export function contractOf({ contractId }: xdr.ContractEvent): string {
  return contractId ? StrKey.encodeContract(contractId.toBytes()) : ""
}

/** A topic filter: base64 values, `*` for any one, and `**` at the end for any rest. */
function pattern(segments: unknown, index: number): (topics: readonly xdr.ScVal[]) => boolean {
  const isList = Array.isArray(segments) && segments.length > 0
  const rest = isList && segments.at(-1) === "**"
  const parts = isList ? (rest ? segments.slice(0, -1) : segments).map(String) : []
  if (!isList || parts.length > MAX_TOPICS || !parts.every(isSegment))
    throw rpcError(-32602, `filter ${index + 1} invalid: topic invalid`)
  return (topics) =>
    (rest ? topics.length >= parts.length : topics.length === parts.length) &&
    parts.every((part, place) => part === "*" || topics[place]!.toXdr("base64") === part)
}

function isSegment(text: string): boolean {
  if (text === "*") return true
  try {
    xdr.ScVal.fromXdr(text, "base64")
    return true
  } catch {
    return false
  }
}
