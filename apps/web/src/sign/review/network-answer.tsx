import { ForeignText } from "@alidade/react"
import type { ReactElement } from "react"
import type { Answer } from "../../logic/stellar/results.js"
import { answerWords } from "../../ui/answer-words.js"
import { Notice } from "../../ui/notice.js"
import { Reason } from "../../ui/reason.js"
import { LONGEST_REASON } from "../../ui/reason-of.js"
import { useArrival } from "../../ui/use-arrival.js"

export interface NetworkAnswerProps {
  answer: Exclude<Answer, { outcome: "applied" }>
  /** Whether the visitor waited for it: focus moves to it. */
  fresh: boolean
}

/** Why the network has not applied a transaction, as far as it is known. Place it in the action bar. */
export function NetworkAnswer({ answer, fresh }: NetworkAnswerProps): ReactElement {
  const { title, details } = answerWords(answer)
  const codes = answer.outcome === "refused" ? answer.codes : []
  const heading = useArrival<HTMLHeadingElement>(fresh, answer)
  return (
    <Notice tone={answer.outcome === "refused" ? "bad" : "warn"} title={title} heading={heading}>
      {details.map((detail) => (
        <p key={detail}>
          <Reason said={detail} />
        </p>
      ))}
      {codes.length > 0 && (
        <p className="hint mono">
          <ForeignText text={codes.join(", ")} max={LONGEST_REASON} />
        </p>
      )}
    </Notice>
  )
}
