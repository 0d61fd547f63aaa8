import { visibleText } from "@alidade/core/encoding"
import { fillNode, fillText, type Plural } from "@alidade/react/texts"
import type { ReactNode } from "react"
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

/** Data that a text of a section says: `problem` is its key, and the other fields are its values. */
type ProblemOf<Known extends English> = {
  [Key in keyof Known]: { readonly problem: Key } & Values<NamesOf<Known[Key]>, string | number>
}[keyof Known]

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
  /**
   * The text of a problem. The types check that each problem of a union has a text with its values. Texts among the values
   * may be somebody else's, so they are made visible.
   */
  problem: (found: ProblemOf<Known>) => string
  /** A text whose placeholders are filled with elements, such as links and amounts, in the language's order. */
  parts: <Key extends keyof Known>(
    key: Key,
    ...values: Given<NamesOf<Known[Key]>, ReactNode>
  ) => ReactNode
}

/** Texts in another language, with the keys of the English ones. A missing text is shown in English. */
export type Translated<Known extends English> = {
  readonly [Key in keyof Known]?: Known[Key] extends string ? string : Plural
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
  const inLanguage =
    <Value, Filled>(
      fill: (
        text: string | Plural,
        values: Readonly<Record<string, Value>> | undefined,
        locale: { lang: string; dir: "ltr" | "rtl" },
      ) => Filled,
    ) =>
    (key: keyof Known, values?: Readonly<Record<string, Value>>): Filled => {
      const { code, dir, texts } = pageLanguage()
      const text = texts?.[section]?.[key as string] ?? english[key] ?? ""
      return fill(text, values, { lang: code, dir })
    }
  const say = inLanguage(fillText)
  return Object.assign(say, {
    section,
    english,
    problem: (found: { readonly problem: keyof Known }) => say(found.problem, visibleValues(found)),
    parts: inLanguage(fillNode),
  })
}

/** Maximum length of a text in a problem, in characters. */
const LONGEST_VALUE = 200

function visibleValues(found: object): Readonly<Record<string, string | number>> {
  return Object.fromEntries(
    Object.entries(found).map(([name, value]) => [
      name,
      typeof value === "string" ? visibleText(value, { max: LONGEST_VALUE }) : value,
    ]),
  )
}
