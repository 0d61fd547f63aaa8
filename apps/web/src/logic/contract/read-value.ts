import { decodeBase64, decodeHex } from "@alidade/core/encoding"
import { xdr } from "@stellar/stellar-sdk/base"
import type { Spec } from "@stellar/stellar-sdk/contract"
import type { Value } from "../operations/field.js"
import { type ReceiverProblem, readReceiver } from "../pasted/address.js"
import type { AmountProblem } from "../stellar/amount.js"
import { readAmount } from "../stellar/read-amount.js"
import { itemsOf, partsOf, textIn } from "./draft.js"
import { argumentsOf, ownTypeOf, type Part, type Type } from "./spec.js"

/** What is wrong with a typed value. */
export type ValueProblem =
  | { problem: "missing" | "badInteger" | "badBytes" | "badSymbol" | "badValue" | "unmuxed" }
  | { problem: "outOfRange"; least: string; most: string }
  | { problem: "badLength"; count: number }
  | { problem: "address"; found: ReceiverProblem }
  | { problem: "amount"; found: AmountProblem }

/** Problems by the path of their value, such as `animal.eats.0`. */
export type ValueProblems = ReadonlyMap<string, ValueProblem>

/** What the typed values of a function's arguments are read with. */
export interface ReadOptions {
  /** The decimals of the amounts, by the names of the arguments that are amounts of a token. */
  decimals?: ReadonlyMap<string, number> | undefined
}

/** What is typed for the arguments of a function: values as the SDK's spec takes them, or what is wrong. */
export function readArguments(
  spec: Spec,
  name: string,
  draft: Value,
  { decimals }: ReadOptions = {},
): { args: Readonly<Record<string, unknown>> } | { problems: ValueProblems } {
  const problems = new Map<string, ValueProblem>()
  const reader: Reader = { spec, problems }
  const typed = partsOf(draft)
  const values = argumentsOf(spec, name).map((part) => {
    const count = decimals?.get(part.name)
    const value =
      count === undefined
        ? read(part.type, typed[part.name], part.name, reader)
        : readUnits(textIn(typed[part.name]), count, part.name, reader)
    return [part.name, value] as const
  })
  return problems.size > 0 ? { problems } : { args: Object.fromEntries(values) }
}

interface Reader {
  spec: Spec
  problems: Map<string, ValueProblem>
}

const INTEGER = /^scSpecType([UI])(32|64|128|256)$/

/** The value of a type. Its problem is noted instead if it has one. */
function read(type: Type, draft: Value | undefined, path: string, reader: Reader): unknown {
  const fail = (problem: ValueProblem): undefined => {
    reader.problems.set(path, problem)
    return undefined
  }
  const text = textIn(draft)
  switch (type.type) {
    case "scSpecTypeVoid":
      return null
    case "scSpecTypeBool":
      return text === "true"
    case "scSpecTypeString":
      return text
    case "scSpecTypeSymbol":
      return /^\w{1,32}$/.test(text)
        ? text
        : fail({ problem: text === "" ? "missing" : "badSymbol" })
    case "scSpecTypeAddress":
    case "scSpecTypeMuxedAddress": {
      const found = readReceiver(text)
      if (!("problem" in found)) {
        if (found.kind === "muxed" && type.type === "scSpecTypeAddress") {
          return fail({ problem: "unmuxed" })
        }
        return text.trim()
      }
      return fail(
        found.problem === "noRecipient" ? { problem: "missing" } : { problem: "address", found },
      )
    }
    case "scSpecTypeBytes":
    case "scSpecTypeBytesN": {
      const length = type.type === "scSpecTypeBytesN" ? type.value.n : undefined
      const bytes = bytesIn(text, length)
      if (!bytes) return fail({ problem: text.trim() === "" ? "missing" : "badBytes" })
      if (length === undefined || bytes.length === length) return bytes
      return fail(
        text.trim() === "" ? { problem: "missing" } : { problem: "badLength", count: length },
      )
    }
    case "scSpecTypeOption":
      return "some" in partsOf(draft)
        ? read(type.value.valueType, partsOf(draft).some, `${path}.some`, reader)
        : null
    case "scSpecTypeVec":
      return itemsOf(draft).map((item, at) =>
        read(type.value.elementType, item, `${path}.${at}`, reader),
      )
    case "scSpecTypeMap":
      return itemsOf(draft).map((entry, at) => [
        read(type.value.keyType, partsOf(entry).key, `${path}.${at}.key`, reader),
        read(type.value.valueType, partsOf(entry).value, `${path}.${at}.value`, reader),
      ])
    case "scSpecTypeTuple":
      return type.value.valueTypes.map((one, at) =>
        read(one, partsOf(draft)[at], `${path}.${at}`, reader),
      )
    case "scSpecTypeUdt":
      return readOwn(type.value.name.toString(), draft, path, reader)
    case "scSpecTypeVal":
    case "scSpecTypeError":
    case "scSpecTypeResult":
      return scValIn(text) ?? fail({ problem: text.trim() === "" ? "missing" : "badValue" })
    case "scSpecTypeTimepoint":
    case "scSpecTypeDuration":
      return readInteger(text, false, 64n, fail)
    default: {
      const [, sign, bits = "64"] = INTEGER.exec(type.type) ?? []
      const number = readInteger(text, sign === "I", BigInt(bits), fail)
      return bits === "32" && number !== undefined ? Number(number) : number
    }
  }
}

function readOwn(name: string, draft: Value | undefined, path: string, reader: Reader): unknown {
  const own = ownTypeOf(reader.spec, name)
  const typed = partsOf(draft)
  switch (own?.kind) {
    case "struct":
      return Object.fromEntries(
        own.parts.map((part: Part) => [
          part.name,
          read(part.type, typed[part.name], `${path}.${part.name}`, reader),
        ]),
      )
    case "union": {
      const [first] = own.cases
      const chosen = own.cases.find((one) => one.name === textIn(typed.tag)) ?? first
      const values = chosen?.types.map((type, at) =>
        read(type, partsOf(typed.values)[at], `${path}.values.${at}`, reader),
      )
      return { tag: chosen?.name, values: values?.length ? values : undefined }
    }
    case "enum":
      return (own.cases.find((one) => `${one.value}` === textIn(draft)) ?? own.cases[0])?.value
    default:
      reader.problems.set(path, { problem: "badValue" })
      return undefined
  }
}

function readInteger(
  text: string,
  isSigned: boolean,
  bits: bigint,
  fail: (problem: ValueProblem) => undefined,
): bigint | undefined {
  const typed = text.trim()
  if (typed === "") return fail({ problem: "missing" })
  if (!/^-?\d{1,80}$/.test(typed)) return fail({ problem: "badInteger" })
  const number = BigInt(typed)
  const most = 2n ** (isSigned ? bits - 1n : bits) - 1n
  const least = isSigned ? -most - 1n : 0n
  if (number >= least && number <= most) return number
  return fail({ problem: "outOfRange", least: `${least}`, most: `${most}` })
}

/** Units of a token from a decimal number of whole ones. Zero is an amount: it takes an approval back. */
function readUnits(text: string, decimals: number, path: string, reader: Reader): unknown {
  const found = readAmount(text, { decimals, greatest: 2n ** 127n - 1n })
  if ("units" in found) return found.units
  if (found.problem === "zero") return 0n
  reader.problems.set(
    path,
    found.problem === "noAmount" ? { problem: "missing" } : { problem: "amount", found },
  )
  return undefined
}

/** Bytes typed as hex digits, with or without `0x`, or as base64. Where both fit, the length decides, else hex does. */
function bytesIn(text: string, length: number | undefined): Uint8Array | undefined {
  const typed = text.replace(/\s/g, "")
  const digits = typed.replace(/^0x/i, "").toLowerCase()
  const asHex = /^(?:[0-9a-f]{2})*$/.test(digits) ? decodeHex(digits) : undefined
  if (/^0x/i.test(typed)) return asHex
  if (asHex && (length === undefined || asHex.length === length)) return asHex
  try {
    const bytes = decodeBase64(typed)
    return asHex && bytes.length !== length ? asHex : bytes
  } catch {
    return asHex
  }
}

/** A value of any type, as XDR in base64 or as XDR-JSON. */
function scValIn(text: string): xdr.ScVal | undefined {
  const typed = text.trim()
  if (typed === "") return undefined
  try {
    return /^[\w+/=]+$/.test(typed)
      ? xdr.ScVal.fromXdr(typed, "base64")
      : xdr.ScVal.fromJson(JSON.parse(typed))
  } catch {
    return undefined
  }
}
