import { reason } from "../contract/reason.js"
import { decodeUtf8 } from "../encoding/decode-utf8.js"
import { openXdr, type XdrReader } from "../encoding/xdr-reader.js"
import type { ContractFunction } from "./types.js"

/** An error of a contract's own. Both texts are the contract's words. */
export interface SpecError {
  name: string
  doc: string
}

/** What is read of a contract's spec. */
export interface Spec {
  functions: readonly ContractFunction[]
  /** By number. */
  errors: ReadonlyMap<number, SpecError>
}

/** Kinds of `ScSpecEntry`. */
const FUNCTION = 0
const ERRORS = 4

/** Reads base64 `ScSpecEntry`s (SEP-48): functions, and errors. Throws `bad-request`. */
export function readSpec(entries: readonly string[]): Spec {
  const functions: ContractFunction[] = []
  const errors = new Map<number, SpecError>()
  for (const entry of entries) {
    const reader = openXdr(entry)
    const kind = reader.u32()
    if (kind === FUNCTION) functions.push(readFunction(reader))
    if (kind === ERRORS) for (const [number, error] of readErrors(reader)) errors.set(number, error)
  }
  // Only the network calls a constructor, once.
  return { functions: functions.filter(({ name }) => name !== "__constructor"), errors }
}

function readFunction(reader: XdrReader): ContractFunction {
  const [doc, name] = [readText(reader), readText(reader)]
  const inputs = list(reader, () => {
    const [about, input] = [readText(reader), readText(reader)]
    return { name: input, type: readType(reader), doc: about }
  })
  const [output] = list(reader, () => readType(reader))
  return { name, doc, inputs, ...(output !== undefined && { output }) }
}

function readErrors(reader: XdrReader): [number, SpecError][] {
  // The doc, library and name of all together.
  for (let texts = 0; texts < 3; texts++) readText(reader)
  return list(reader, () => {
    const [doc, name] = [readText(reader), readText(reader)]
    return [reader.u32(), { name, doc }]
  })
}

/** Types without parts, by number. */
const simple: ReadonlyMap<number, string> = new Map([
  ..."val bool void error u32 i32 u64 i64 timepoint duration u128 i128 u256 i256 bytes"
    .split(" ")
    .map((name, number): [number, string] => [number, name]),
  [16, "string"],
  [17, "symbol"],
  [19, "address"],
  [20, "muxedAddress"],
])

/** Types with parts, by number: what they are called, and how many they have. */
const compound: ReadonlyMap<number, readonly [name: string, parts: number]> = new Map([
  [1000, ["option", 1]],
  [1001, ["result", 2]],
  [1002, ["vec", 1]],
  [1004, ["map", 2]],
])
const TUPLE = 1005
const BYTES_N = 1006
const OWN = 2000

/** More nesting than any contract has. */
const DEEPEST = 50

/** A type in short: `i128`, `option<u32>`, `map<symbol, u64>`, `bytes<32>`, or the name of the contract's own. */
function readType(reader: XdrReader, depth = 0): string {
  if (depth > DEEPEST) throw reader.broken(reason("xdrDeep", "it is nested too deeply"))
  const part = (): string => readType(reader, depth + 1)
  const number = reader.u32()
  const name = simple.get(number)
  if (name !== undefined) return name
  const [outer, parts = 0] = compound.get(number) ?? []
  if (outer !== undefined) return `${outer}<${Array.from({ length: parts }, part).join(", ")}>`
  if (number === TUPLE) return `tuple<${list(reader, part).join(", ")}>`
  if (number === BYTES_N) return `bytes<${reader.u32()}>`
  if (number === OWN) return readText(reader)
  throw reader.broken(
    reason("xdrEnum", "{number} is not a value of {type}", { number, type: "ScSpecType" }),
  )
}

function list<Value>(reader: XdrReader, read: () => Value): Value[] {
  return Array.from({ length: reader.count(Number.POSITIVE_INFINITY, 4) }, read)
}

/** A text. Bytes that are not UTF-8 are nobody's words. */
function readText(reader: XdrReader): string {
  return decodeUtf8(reader.fixed(reader.count(Number.POSITIVE_INFINITY, 1))) ?? ""
}
