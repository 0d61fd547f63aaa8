import { useEffect, useRef, useState } from "react"
import { domainOf, isFederationName } from "../../logic/pasted/address.js"
import { changeLine, splitTable } from "../../logic/payments/split-table.js"
import type { FederationProblem } from "../../logic/recipients/federation.js"
import { type RecipientMemo, recipientKey } from "../../logic/recipients/recipient.js"
import { tomlUrlOf } from "../../logic/stellar/toml-url.js"
import { usePolicy } from "../../page/policy.js"
import { say as sayOfForms } from "../../texts/en/forms.js"
import { say } from "../../texts/en/recipients.js"
import { reasonOf } from "../../ui/reason-of.js"

/** Looks up the federation names of a table, on request. */
export interface NameLookup {
  /** Whether a text is a name that the page may ask its domain about. */
  canAsk: (name: string) => boolean
  /** Asks about a name, and puts its address into the lines that have it. */
  ask: (name: string) => Promise<void>
  /** Why a name was not found, or that it is asked about. */
  problemOf: (name: string) => string | undefined
}

export function useNameLookup(
  text: string,
  onText: (text: string) => void,
  memo: RecipientMemo | undefined,
  onMemo: (memo: RecipientMemo) => void,
): NameLookup {
  const { mayConnect } = usePolicy()
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const latest = useRef({ text, memo })
  useEffect(() => {
    latest.current = { text, memo }
  })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const note = (name: string, words: string): void =>
    setAnswers((before) => ({ ...before, [name]: words }))
  return {
    canAsk(name) {
      const url = isFederationName(name) ? tomlUrlOf(domainOf(name)) : undefined
      return url !== undefined && mayConnect(url)
    },
    async ask(name) {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      note(name, say("lookingUp"))
      try {
        const { askFederation } = await import("../../logic/recipients/federation.js")
        const found = await askFederation(name, controller.signal)
        const { text: now, memo: typed } = latest.current
        if (
          found.memo &&
          typed &&
          recipientKey({ ...found, memo: typed }) !== recipientKey(found)
        ) {
          note(name, sayOfForms("otherMemo", { memo: found.memo.value }))
          return
        }
        if (found.memo) onMemo(found.memo)
        const lines = splitTable(now).filter(({ who }) => who === name)
        onText(
          lines.reduce(
            (table, { number }) => changeLine(table, number, { who: found.address }),
            now,
          ),
        )
      } catch (error) {
        if (!controller.signal.aborted) {
          note(name, reasonOf<FederationProblem>(error, say.problem))
        }
      }
    },
    problemOf: (name) => (Object.hasOwn(answers, name) ? answers[name] : undefined),
  }
}
