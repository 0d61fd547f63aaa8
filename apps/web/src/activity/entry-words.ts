import type { Entry } from "../logic/activity/entry.js"
import { say } from "../texts/en/activity.js"
import { say as sayFailure } from "../texts/en/failures.js"
import { answerWords } from "../ui/answer-words.js"

/** What came of an entry, in the page's language. An error's message is English. */
export function entryWords({ result, change, answer, words = "" }: Entry): string {
  if (result) return say(result)
  if (change) return sayFailure(change)
  if (!answer) return words
  const { title, details } = answerWords(answer)
  return [title, ...details].join(". ")
}

/** The same for support: in English, except for the network's answer. */
export function entryEnglish(entry: Entry): string {
  const { result, change } = entry
  if (result) return say.english[result]
  return change ? sayFailure.english[change] : entryWords(entry)
}
