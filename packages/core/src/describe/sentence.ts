import { shortAddress } from "../encoding/strkey.js"
import { english, type Sentences } from "./english.js"
import type { Argument, AssetName, Sentence, Value } from "./types.js"

/** Fills a text's `{name}`s with values, in parts. A name without a value stays as written. */
function fill(text: string, values: Readonly<Record<string, Value>>): (string | Value)[] {
  // Every second part is a name.
  return text
    .split(/\{(\w+)\}/)
    .map((piece, at) =>
      at % 2 ? (Object.hasOwn(values, piece) && values[piece]) || `{${piece}}` : piece,
    )
    .filter((piece) => piece !== "")
}

/** A sentence as plain text, with full addresses and ungrouped numbers. */
export function sentenceText(sentence: Sentence, texts: Sentences = english): string {
  return join(fill(texts[sentence.key], sentence.values), texts)
}

/** A contract value as plain text: `i128 5`, `vec [u32 1, bool true]`, `map {symbol a: u32 1}`. */
export function argumentText(argument: Argument, texts: Sentences = english): string {
  const { type, value, items, key, more } = argument
  const before = key ? `${argumentText(key, texts)}: ` : ""
  if (value) return `${before}${type} ${valueText(value, texts)}`
  if (!items) return before + type
  const shown = items.map((item) => argumentText(item, texts))
  const all = [...shown, ...(more ? [`… ${more}`] : [])].join(", ")
  return `${before}${type} ${type === "map" ? `{${all}}` : `[${all}]`}`
}

function valueText(value: Value, texts: Sentences): string {
  switch (value.type) {
    case "amount":
      return assetText(`${value.value} ${value.asset.code}`, value.asset, texts)
    case "asset":
      return assetText(value.asset.code, value.asset, texts)
    case "sentence":
      return sentenceText(value.value, texts)
    case "list":
      return value.values.map((item) => valueText(item, texts)).join(", ")
    case "text":
      return join(
        fill(texts.quoted, { text: { type: "code", value: cutText(value, texts) } }),
        texts,
      )
    case "code":
      return cutText(value, texts)
    case "number":
      return `${value.about ? "≈" : ""}${value.value}`
    default:
      return value.value
  }
}

function assetText(asset: string, { issuer }: AssetName, texts: Sentences): string {
  if (issuer === undefined) return asset
  const values = {
    asset: { type: "code", value: asset },
    issuer: { type: "address", value: issuer },
  }
  return join(fill(texts.issuedBy, values as Record<string, Value>), texts)
}

/** A value's text, with the amount that is left out. */
export function cutText(
  { value, more }: { value: string; more?: number },
  texts: Sentences,
): string {
  if (!more) return value
  const values = { text: { type: "code", value }, count: { type: "number", value: String(more) } }
  return join(fill(texts.leftOut, values as Record<string, Value>), texts)
}

function join(parts: readonly (string | Value)[], texts: Sentences): string {
  return parts.map((part) => (typeof part === "string" ? part : valueText(part, texts))).join("")
}

/** The recipient of an operation or a call, or the account that it merges into. */
export interface Recipient {
  /** The full address: `G…`, `M…`, `C…`, `B…` or `L…`. */
  address: string
  /** The sentence with this address shortened, for a view that shows the full address next to it. */
  sentence: Sentence
}

/** The recipient in a sentence; undefined if it has no recipient. */
export function recipientOf(sentence: Sentence): Recipient | undefined {
  const { key, values } = sentence
  const name = values.to ? "to" : "destination"
  const value = values[name]
  if (value?.type !== "address") return undefined
  const short: Value = { type: "code", value: shortAddress(value.value) }
  return { address: value.value, sentence: { key, values: { ...values, [name]: short } } }
}
