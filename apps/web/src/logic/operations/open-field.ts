import { decodeHex } from "@alidade/core/encoding"
import { fromStroops } from "../stellar/amount.js"
import { writeAmount } from "../stellar/read-amount.js"
import { openAsset } from "./assets.js"
import type { Field, Json, Value, Values } from "./field.js"
import { openId } from "./identifiers.js"
import { isSameJson, listOf, objectOf, snake, textOf } from "./json.js"
import { emptyPredicate, openPredicate } from "./predicate.js"
import { writePrice } from "./price.js"
import { isSeveral } from "./read-field.js"
import { unescapeBytes, writeBytes } from "./typed-bytes.js"

/** The values of fields that hold an object of XDR-JSON. Amounts get the decimal mark of the page's language. */
export function openFields(fields: readonly Field[], json: Json, decimalMark: string): Values {
  const object = objectOf(json)
  return Object.fromEntries(
    fields.map((field) => [field.name, openField(field, object[snake(field.name)]!, decimalMark)]),
  )
}

function openField(field: Field, json: Json, mark: string): Value {
  if (field.blank !== undefined && isSameJson(json, field.blank)) return emptyValue(field)
  switch (field.kind) {
    case "asset":
      return openAsset(json)
    case "amount":
      return writeAmount(fromStroops(textOf(json) || "0"), mark)
    case "price":
      return writePrice(json, mark)
    case "flags":
      return Object.entries(field.flags).flatMap(([name, bit]) => (Number(json) & bit ? name : []))
    case "pool":
    case "balance":
      return openId(field.kind, textOf(json))
    case "text":
      return writeBytes(unescapeBytes(textOf(json)))
    case "bytes":
      return writeBytes(decodeHex(textOf(json)))
    case "predicate":
      return openPredicate(json)
    case "json":
      return JSON.stringify(json, null, 2)
    case "list":
      return listOf(json).map((item) => openField(field.item, item, mark))
    case "group":
      return openFields(field.fields, json, mark)
    case "variant":
      return openVariant(field.arms, json, mark)
    default:
      return textOf(json)
  }
}

function openVariant(
  arms: Extract<Field, { kind: "variant" }>["arms"],
  json: Json,
  mark: string,
): Values {
  const name = typeof json === "string" ? json : Object.keys(objectOf(json))[0]
  const [type, arm] = Object.entries(arms).find(([arm]) => snake(arm) === name) ?? ["", []]
  const held = objectOf(json)[name ?? ""] ?? null
  return isSeveral(arm)
    ? { type, ...openFields(arm, held, mark) }
    : { type, [arm.name]: openField(arm, held, mark) }
}

/** The values of fields that nothing was typed into. */
export function emptyFields(fields: readonly Field[]): Values {
  return Object.fromEntries(fields.map((field) => [field.name, emptyValue(field)]))
}

/** The value of a field that nothing was typed into. */
export function emptyValue(field: Field): Value {
  switch (field.kind) {
    case "asset":
      return field.isIssued || field.mayBePool ? "" : "native"
    case "flags":
      return []
    case "predicate":
      return emptyPredicate("unconditional")
    case "list":
      return Array.from({ length: field.least ?? 0 }, () => emptyValue(field.item))
    case "group":
      return emptyFields(field.fields)
    case "variant":
      return emptyVariant(field, Object.keys(field.arms)[0]!)
    default:
      return ""
  }
}

/** A variant's empty content of one type. */
export function emptyVariant({ arms }: Extract<Field, { kind: "variant" }>, type: string): Values {
  const arm = arms[type]!
  return isSeveral(arm) ? { type, ...emptyFields(arm) } : { type, [arm.name]: emptyValue(arm) }
}
