import {
  argumentText,
  type Call,
  english,
  type Sentence,
  type Sentences,
  sentenceText,
  type Value,
} from "@alidade/core/describe"
import { visibleText } from "@alidade/core/encoding"
import { shortAddress } from "@alidade/react"
import { pageLanguage } from "./page-language.js"

/** Longer arguments of a call are cut. In characters. */
const LONGEST_ARGUMENTS = 400

/** A sentence of a description as plain text, in the page's language. */
function describe(sentence: Sentence): string {
  return sentenceText(sentence, sentences())
}

/** The same with shortened addresses, beside a view that shows them in full. */
export function describeBriefly(sentence: Sentence): string {
  return describe(shortened(sentence))
}

function shortened({ key, values }: Sentence): Sentence {
  const short = Object.entries(values).map(([name, value]) => [name, shortenedValue(value)])
  return { key, values: Object.fromEntries(short) }
}

function shortenedValue(value: Value): Value {
  switch (value.type) {
    case "address":
      return { type: "code", value: shortAddress(value.value) }
    case "amount":
    case "asset": {
      const { code, issuer } = value.asset
      if (issuer === undefined) return value
      return { ...value, asset: { code, issuer: shortAddress(issuer) } }
    }
    case "sentence":
      return { type: "sentence", value: shortened(value.value) }
    case "list":
      return { type: "list", values: value.values.map(shortenedValue) }
    default:
      return value
  }
}

/** A contract call as plain text, with its arguments unless its sentence says them. */
export function describeCall({ sentence, isInWords, args }: Call): string {
  if (isInWords || args.length === 0) return describe(sentence)
  const listed = args.map((argument) => argumentText(argument, sentences())).join(", ")
  return `${describe(sentence)} (${visibleText(listed, { max: LONGEST_ARGUMENTS })})`
}

function sentences(): Sentences {
  return { ...english, ...pageLanguage().components?.messages }
}
