import type { Value } from "@alidade/core/describe"
import { useContext } from "react"
import type { Parties } from "../../logic/parties/parties.js"
import type { Deeds } from "../../logic/sentence/deed.js"
import { say } from "../../texts/en/sentences.js"
import { pageLanguage } from "../../texts/page-language.js"
import { PartiesContext } from "../parties.js"
import { partyText } from "../party-name.js"
import { valueText } from "./value-text.js"
import { type SentenceForm, type Words, wordsOf } from "./words.js"

type Say = (key: Words["text"], values: Readonly<Record<string, string | number>>) => string

/** Says in a line of text what a transaction does, for an account (`G…`). */
export type SayDeeds = (deeds: Deeds, form: SentenceForm, account?: string) => string

/** What `Sentence` shows as text, for a document's title or an export. */
export function useSayDeeds(): SayDeeds {
  const parties = useContext(PartiesContext)
  return (deeds, form, account) => sentenceText(wordsOf(deeds, form, account), parties)
}

/** A sentence as text. */
export function sentenceText({ text, values }: Words, parties: Parties): string {
  const texts = Object.entries(values).map(([name, value]): [string, string | number] => [
    name,
    typeof value === "number"
      ? value
      : "text" in value
        ? sentenceText(value, parties)
        : namedText(value, parties),
  ])
  // The keys and values come together in data, where the types can't pair them.
  return (say as Say)(text, Object.fromEntries(texts))
}

function namedText(value: Value, parties: Parties): string {
  if (value.type === "address") return partyText(value.value, parties)
  if (value.type !== "list") return valueText(value)
  const items = value.values.map((item) => namedText(item, parties))
  return new Intl.ListFormat(pageLanguage().code).format(items)
}
