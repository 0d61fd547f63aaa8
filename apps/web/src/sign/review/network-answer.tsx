import { ForeignText } from "@alidade/react"
import type { ReactElement } from "react"
import type { Answer } from "../../logic/stellar/results.js"
import { ExplorerLink } from "../../page/explorer-link.js"
import { say } from "../../texts/en/sign.js"
import { answerWords } from "../../ui/answer-words.js"
import { CopyButton } from "../../ui/copy-button.js"
import { Icon, type IconName } from "../../ui/icons.js"
import type { Tone } from "../../ui/notice.js"
import { Reason } from "../../ui/reason.js"
import { LONGEST_REASON } from "../../ui/reason-of.js"
import { useArrival } from "../../ui/use-arrival.js"

const tones: Readonly<Record<Answer["outcome"], Tone>> = {
  applied: "good",
  refused: "bad",
  unknown: "warn",
}

const icons: Readonly<Record<Answer["outcome"], IconName>> = {
  applied: "check",
  refused: "cross",
  unknown: "warning",
}

export interface NetworkAnswerProps {
  answer: Answer
  /** Moves focus to its heading, because the user waited for it. Without it, put the answer inside a live region. */
  fresh?: boolean
}

/** The network's answer to a transaction, under a heading that says whether it was sent. */
export function NetworkAnswer({ answer, fresh = false }: NetworkAnswerProps): ReactElement {
  const { outcome, hash } = answer
  const { title, details } = answerWords(answer)
  const codes = outcome === "refused" ? answer.codes : []
  const isApplied = outcome === "applied"
  const heading = useArrival<HTMLHeadingElement>(fresh)
  return (
    <div className="notice result" data-tone={tones[outcome]}>
      <Icon name={icons[outcome]} size={24} />
      <div>
        <h2 className="result-title" ref={heading} tabIndex={-1}>
          {isApplied ? say("sent") : title}
        </h2>
        {[...(isApplied ? [title] : []), ...details].map((detail) => (
          <p key={detail}>
            <Reason said={detail} />
          </p>
        ))}
        {codes.length > 0 && (
          <p className="hint mono">
            <ForeignText text={codes.join(", ")} max={LONGEST_REASON} />
          </p>
        )}
        {hash && (
          <p className="actions hash">
            <bdi dir="ltr" className="mono">
              {hash.slice(0, 8)}…{hash.slice(-8)}
            </bdi>
            <CopyButton text={hash} name={say("copyHash")} />
            {/* Only a transaction in a ledger has a page. */}
            {isApplied && <ExplorerLink subject={{ transaction: hash }} named />}
          </p>
        )}
      </div>
    </div>
  )
}
