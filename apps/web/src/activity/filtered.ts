import { directionOf } from "../logic/activity/direction.js"
import type { Filtered } from "../logic/activity/filter.js"
import type { PastTransaction } from "../logic/activity/history.js"
import { searchTextOf } from "../logic/activity/search-text.js"
import { factsOf, type ReadEnvelope } from "../logic/activity/title.js"
import type { Parties } from "../logic/parties/parties.js"
import { sentenceText } from "../page/sentence/sentence-text.js"
import { wordsOf } from "../page/sentence/words.js"
import type { ShownItem } from "./use-items.js"

/** What was done on this page, as a filter sees it. */
export function filteredItem({ item, text }: ShownItem, read: ReadEnvelope): Filtered {
  const { deeds, memo = "" } = factsOf(item, read) ?? {}
  return {
    direction: deeds && directionOf(deeds),
    hasFailed: ["refused", "rejected", "failed"].includes(item.state),
    text: [text, memo, deeds ? searchTextOf(deeds) : "", item.entries[0]!.party].join(" "),
  }
}

/** A transaction of an account's history, as a filter sees it. */
export function filteredPast(past: PastTransaction, parties: Parties): Filtered {
  const { deeds, memo = "", successful, type } = past
  if (!deeds) return { direction: undefined, hasFailed: !successful, text: `${type} ${memo}` }
  const form = successful ? "done" : "toDo"
  const sentence = sentenceText(wordsOf(deeds, form, deeds.source), parties)
  return {
    direction: directionOf(deeds),
    hasFailed: !successful,
    text: [sentence, memo, searchTextOf(deeds)].join(" "),
  }
}
