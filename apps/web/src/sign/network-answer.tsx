import { ForeignText } from "@alidade/react"
import type { ReactElement } from "react"
import { ExplorerLink } from "../explorer/explorer-link.js"
import { CopyButton } from "../parts/copy-button.js"
import { Notice, type Tone } from "../parts/notice.js"
import { LONGEST_REASON } from "../parts/reason-of.js"
import type { Answer } from "../stellar/results.js"

const tones: Readonly<Record<Answer["outcome"], Tone>> = {
  applied: "good",
  refused: "bad",
  unknown: "warn",
}

/** The network's answer to a transaction. Put it inside a live region. */
export function NetworkAnswer({ answer }: { answer: Answer }): ReactElement {
  return (
    <Notice
      tone={tones[answer.outcome]}
      title={answer.outcome === "applied" ? `Transaction sent. ${answer.title}` : answer.title}
    >
      {answer.details.map((detail) => (
        <p key={detail}>
          <ForeignText text={detail} max={LONGEST_REASON} />
        </p>
      ))}
      {answer.codes.length > 0 && (
        <p className="hint mono">
          <ForeignText text={answer.codes.join(", ")} max={LONGEST_REASON} />
        </p>
      )}
      {answer.hash && (
        <p className="actions hash">
          <bdi dir="ltr" className="mono">
            {answer.hash.slice(0, 8)}…{answer.hash.slice(-8)}
          </bdi>
          {/* Only a transaction in a ledger has a page. */}
          {answer.outcome === "applied" && <ExplorerLink subject={{ transaction: answer.hash }} />}
          <CopyButton text={answer.hash} name="Copy transaction hash" />
        </p>
      )}
    </Notice>
  )
}
