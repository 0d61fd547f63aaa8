import type { Value } from "@alidade/core/describe"
import { visibleText } from "@alidade/core/encoding"
import type { ItemTitle } from "../logic/activity/title.js"
import type { Parties } from "../logic/parties/parties.js"
import { partyText } from "../page/party-name.js"
import { sentenceText } from "../page/sentence/sentence-text.js"
import { valueText } from "../page/sentence/value-text.js"
import { wordsOf } from "../page/sentence/words.js"
import { say } from "../texts/en/activity.js"
import { formatNumber } from "../texts/numbers.js"

/** Longer messages are cut. In characters. */
export const LONGEST_MESSAGE = 60

/** What an item of the activity is, as a line of text. */
export function itemTitleText(title: ItemTitle, parties: Parties): string {
  switch (title.what) {
    case "deeds":
      return sentenceText(wordsOf(title.deeds, title.isDone ? "done" : "toDo"), parties)
    case "changed": {
      const { returned, requested } = title.rejection
      const named = (value: Value, text: string): string =>
        value.type === "address" ? partyText(value.value, parties) : text
      return say("changed", {
        returned: named(returned, valueText(returned)),
        requested: named(requested, requestedText(requested, returned)),
      })
    }
    case "rejected":
      return say("rejectedOf", { sentence: sentenceText(wordsOf(title.deeds, "toDo"), parties) })
    case "message":
      return say("theMessage", { text: visibleText(title.text, { max: LONGEST_MESSAGE }) })
    case "kind":
      return say(title.kind)
  }
}

/** A requested value beside the returned one: "20 XLM instead of 2". */
export function requestedText(requested: Value, returned: Value): string {
  const isSameAsset =
    requested.type === "amount" &&
    returned.type === "amount" &&
    requested.asset.code === returned.asset.code &&
    requested.asset.issuer === returned.asset.issuer
  return isSameAsset ? formatNumber(requested.value) : valueText(requested)
}
