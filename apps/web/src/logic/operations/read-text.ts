import { encodeHex } from "@alidade/core/encoding"
import { readAmount } from "../stellar/read-amount.js"
import { readAsset, readAssetCode } from "./assets.js"
import type { Field, FieldOf, FieldProblem, Json } from "./field.js"
import {
  type ReadText,
  readAccount,
  readContract,
  readHash,
  readId,
  readSigner,
} from "./identifiers.js"
import { readPrice } from "./price.js"
import { escapeBytes, readBytes } from "./typed-bytes.js"

/** Collects the problems of fields. */
export interface Reader {
  /** The JSON of what was read at a path. Its problem is noted instead if it has one. */
  take: (path: string, read: ReadText) => Json
}

/** A field whose value is one text. */
export type TextField = Exclude<
  Field,
  { kind: "flags" | "predicate" | "list" | "group" | "variant" }
>

/** Reads what is typed into a field of one text, which isn't empty. */
export function readText(field: TextField, text: string): ReadText {
  switch (field.kind) {
    case "account":
      return readAccount(text, field)
    case "contract":
      return readContract(text)
    case "asset":
      return readAsset(text, field)
    case "assetCode":
      return readAssetCode(text)
    case "amount":
      return readUnits(text, field)
    case "price":
      return readPrice(text)
    case "integer":
      return readInteger(text, field)
    case "time":
      return readInteger(text, { ...field, kind: "integer", bits: 64, most: 2n ** 64n - 1n })
    case "signer":
      return readSigner(text)
    case "hash":
      return readHash(text)
    case "pool":
    case "balance":
      return readId(field.kind, text)
    case "text":
    case "bytes":
      return readByteText(text, field)
    case "json":
      return readJsonText(text)
  }
}

function readUnits(text: string, { mayBeZero, bits }: FieldOf<"amount">): ReadText {
  const found = readAmount(text)
  if ("problem" in found) {
    const isZero = found.problem === "zero" && mayBeZero
    return isZero ? { json: bits === 32 ? 0 : "0" } : { problem: "amount", found }
  }
  if (bits !== 32) return { json: String(found.units) }
  return found.units < 2n ** 32n
    ? { json: Number(found.units) }
    : { problem: "amount", found: { problem: "tooLarge" } }
}

/** Reads a whole number. Spaces around it are no part of it. */
export function readInteger(text: string, field: FieldOf<"integer">): ReadText {
  const { bits, least = 0n, most } = field
  const outside: FieldProblem = { problem: "outOfRange", least, most }
  if (!/^\d{1,20}$/.test(text)) return text === "" ? { problem: "missing" } : outside
  const number = BigInt(text)
  if (number < least || number > most) return outside
  return { json: bits === 32 ? Number(number) : String(number) }
}

function readByteText(text: string, { kind, most }: FieldOf<"text" | "bytes">): ReadText {
  const read = readBytes(text, most)
  if (!("bytes" in read)) return read
  return { json: kind === "text" ? escapeBytes(read.bytes) : encodeHex(read.bytes) }
}

function readJsonText(text: string): ReadText {
  try {
    return { json: JSON.parse(text) as Json }
  } catch {
    return { problem: "badJson" }
  }
}
