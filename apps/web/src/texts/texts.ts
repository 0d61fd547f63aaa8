import type { Plural } from "@alidade/react"
import { createElement, Fragment, type ReactNode } from "react"
import { formatNumber } from "./numbers.js"
import { pageLanguage } from "./page-language.js"

/** The `{name}` placeholders of a text. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** The placeholders of a text, and `count` for one with plural forms. */
type NamesOf<Text> = Text extends { other: infer Other } ? Names<Other> | "count" : Names<Text>

type Values<Name extends string, Value> = Readonly<
  Record<Exclude<Name, "count">, Value> & Record<Extract<Name, "count">, number>
>

/** No argument for a text without placeholders. */
type Given<Name extends string, Value> = [Name] extends [never] ? [] : [values: Values<Name, Value>]

/** English texts of a section, by key. */
type English = Readonly<Record<string, string | Plural>>

/** The texts of a section of the page, in the page's language. */
export interface Texts<Section extends string, Known extends English> {
  section: Section
  english: Known
  /** A text with its placeholders filled. Numbers follow the language. */
  <Key extends keyof Known>(
    key: Key,
    ...values: Given<NamesOf<Known[Key]>, string | number>
  ): string
  /** A text whose placeholders are filled with elements, such as links and amounts, in the language's order. */
  parts: <Key extends keyof Known>(
    key: Key,
    ...values: Given<NamesOf<Known[Key]>, ReactNode>
  ) => ReactNode
}

/** Texts in another language, with the keys of the English ones. */
export type Translated<Known extends English> = {
  readonly [Key in keyof Known]: Known[Key] extends string ? string : Plural
}

/**
 * Defines a section of the page's texts with its English ones. `{name}` is a placeholder, and a text with `{count}` has
 * one entry per plural category, as in `@alidade/react`.
 */
/*@__NO_SIDE_EFFECTS__*/
export function defineTexts<Section extends string, const Known extends English>(
  section: Section,
  english: Known,
): Texts<Section, Known> {
  const pieces = (key: string, values: Readonly<Record<string, unknown>> = {}): unknown[] => {
    const { code, texts } = pageLanguage()
    const text = texts?.[section]?.[key] ?? english[key] ?? ""
    // Every second piece is a name.
    return formOf(text, values.count, code)
      .split(/\{(\w+)\}/)
      .map((piece, at) => (at % 2 ? shown(values[piece]) : piece))
  }
  return Object.assign(
    (key: keyof Known, values?: object) => pieces(key as string, { ...values }).join(""),
    {
      section,
      english,
      parts: (key: keyof Known, values?: object) =>
        pieces(key as string, { ...values }).map((piece, at) =>
          createElement(Fragment, { key: at }, piece as ReactNode),
        ),
    },
  )
}

function formOf(text: string | Plural, count: unknown, code: string): string {
  if (typeof text === "string") return text
  const form = typeof count === "number" ? new Intl.PluralRules(code).select(count) : "other"
  return text[form] ?? text.other
}

/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** A value as it stands in a text. Words are isolated where the direction may change around them. */
function shown(value: unknown): unknown {
  if (typeof value === "number") return formatNumber(value)
  if (typeof value !== "string") return value
  return pageLanguage().dir === "rtl" || RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value
}
