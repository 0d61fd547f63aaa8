import type { Value } from "@alidade/core/describe"
import type { Deed, Deeds } from "../../logic/sentence/deed.js"
import { type Summary, summarize, summarizeDone } from "../../logic/sentence/summarize.js"
import type { say } from "../../texts/en/sentences.js"

/** Whether a transaction is still to do, such as in a review, or was done. */
export type SentenceForm = "toDo" | "done"

/** A text of a sentence with its values. Some of them are sentences themselves. */
export interface Words {
  text: keyof typeof say.english
  values: Readonly<Record<string, Value | Words | number>>
}

/** The words for what a transaction does, for an account (`G…`): paid by another one, it received an amount. */
export function wordsOf(deeds: Deeds, form: SentenceForm, account?: string): Words {
  return ofSummary((form === "done" ? summarizeDone : summarize)(deeds, account), form)
}

function ofSummary(summary: Summary, form: SentenceForm): Words {
  switch (summary.kind) {
    case "one":
      return ofDeed(summary.deed, form)
    case "payments": {
      const { count, totals, by } = summary
      const text = form === "done" ? "paymentsDone" : "payments"
      return byAccount({ text, values: { count, totals: { type: "list", values: totals } } }, by)
    }
    case "several":
      return {
        text: "several",
        values: { count: summary.count, first: ofDeed(summary.first, form) },
      }
    case "nothing":
      return { text: form === "done" ? "nothingDone" : "nothing", values: {} }
    case "received": {
      const { amount, from } = summary
      return { text: "received", values: { amount, from: { type: "address", value: from } } }
    }
  }
}

function ofDeed({ kind, values, by }: Deed, form: SentenceForm): Words {
  return byAccount({ text: form === "done" ? `${kind}Done` : kind, values }, by)
}

function byAccount(sentence: Words, account: string | undefined): Words {
  if (account === undefined) return sentence
  return { text: "by", values: { account: { type: "address", value: account }, sentence } }
}
