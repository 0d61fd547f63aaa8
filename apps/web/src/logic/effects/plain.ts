import { argumentText, sentenceText } from "@alidade/core/describe"
import type { Shown } from "./statement.js"

/** A statement or a value as a line of data, for tests: its name and its values, or the sentences of an operation. */
export function plain(shown: Shown): string {
  if ("type" in shown) return argumentText({ type: "", value: shown }).trim()
  if ("call" in shown) {
    const { sentence, isInWords, args } = shown.call
    const listed = isInWords ? [] : args.map((argument) => argumentText(argument))
    return [sentenceText(sentence), ...listed].join(" | ")
  }
  if ("operation" in shown) {
    const { operation, details, by } = shown
    const sentences = [operation, ...details].map((sentence) => sentenceText(sentence))
    return [...(by ? [by] : []), ...sentences].join(" | ")
  }
  const values = Object.values(shown.values).map((value) =>
    typeof value === "number" ? String(value) : plain(value),
  )
  return [shown.statement, ...values].join(" | ")
}
