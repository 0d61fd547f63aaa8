import type { Value } from "@alidade/core/describe"
import { Fragment, type ReactElement, type ReactNode } from "react"
import type { Deeds } from "../../logic/sentence/deed.js"
import { say } from "../../texts/en/sentences.js"
import { pageLanguage } from "../../texts/page-language.js"
import { PartyName } from "../party-name.js"
import { valueText } from "./value-text.js"
import { type SentenceForm, type Words, wordsOf } from "./words.js"

export interface SentenceProps {
  deeds: Deeds
  form: SentenceForm
  /** The account (`G…`) that it is for. What another one paid to it was received. */
  account?: string | undefined
}

type Parts = (key: Words["text"], values: Readonly<Record<string, ReactNode>>) => ReactNode

/** What a transaction does or did, in one sentence with the visitor's names. Names and amounts are bold. */
export function Sentence({ deeds, form, account }: SentenceProps): ReactElement {
  return <WordsView words={wordsOf(deeds, form, account)} />
}

function WordsView({ words: { text, values } }: { words: Words }): ReactElement {
  const nodes = Object.entries(values).map(([name, value]): [string, ReactNode] => [
    name,
    // The count of a plural stays a number.
    typeof value === "number" ? value : <PartView key={name} part={value} />,
  ])
  // The keys and values come together in data, where the types can't pair them.
  return <>{(say.parts as Parts)(text, Object.fromEntries(nodes))}</>
}

function PartView({ part }: { part: Value | Words }): ReactElement {
  return "text" in part ? <WordsView words={part} /> : <ValueView value={part} />
}

function ValueView({ value }: { value: Value }): ReactElement {
  switch (value.type) {
    case "address":
      return (
        <b>
          <PartyName address={value.value} />
        </b>
      )
    case "list":
      return <ListView values={value.values} />
    case "amount":
    case "asset":
      return (
        <b>
          <bdi className="amount">{valueText(value)}</bdi>
        </b>
      )
    default:
      return <bdi>{valueText(value)}</bdi>
  }
}

function ListView({ values }: { values: readonly Value[] }): ReactElement {
  const places = values.map((_, at) => String(at))
  const parts = new Intl.ListFormat(pageLanguage().code).formatToParts(places)
  return (
    <>
      {parts.map(({ type, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list keeps its order
        <Fragment key={at}>
          {type === "element" ? <ValueView value={values[Number(value)]!} /> : value}
        </Fragment>
      ))}
    </>
  )
}
