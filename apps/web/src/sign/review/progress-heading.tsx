import type { Verified } from "@alidade/core"
import type { ReactElement, ReactNode } from "react"
import type { Flow, Sent } from "../../logic/sign/flow.js"
import type { SentenceForm } from "../../page/sentence/words.js"
import { say } from "../../texts/en/sign.js"
import { ResultHeading } from "../../ui/result-heading.js"
import { isVerified } from "./checks.js"
import { confirmation } from "./confirmation.js"

export interface ProgressHeadingProps {
  flow: Extract<Flow<unknown, unknown, Sent>, { signed: unknown }>
  /** What was verified of the signature. Undefined if it was not made here. */
  verified: Verified | undefined
  /** What it does, in one sentence. */
  sentence: (form: SentenceForm) => ReactNode
}

/** How far signed work is: signed, sent and under way, or confirmed. */
export function ProgressHeading({ flow, verified, sentence }: ProgressHeadingProps): ReactElement {
  const { step, isFresh } = flow
  switch (step) {
    case "signed": {
      const isValid = verified !== undefined && isVerified(verified)
      return (
        <ResultHeading
          sign={isValid || verified === undefined ? "done" : "open"}
          title={say(isValid ? "verified" : "signed")}
          fresh={isFresh && !flow.result}
          result={step}
        >
          <p>{sentence("toDo")}</p>
        </ResultHeading>
      )
    }
    case "sending":
      return (
        <ResultHeading sign="waits" title={say("sendingNow")} fresh={false} result={step}>
          <p role="status">{say("usually")}</p>
        </ResultHeading>
      )
    case "sent":
      return (
        <ResultHeading
          sign="done"
          title={sentence("done") ?? say("sent")}
          fresh={isFresh}
          result={step}
          isMoment={isFresh}
        >
          <p>{confirmation(flow.result)}</p>
        </ResultHeading>
      )
  }
}
