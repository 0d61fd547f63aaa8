import { type ReactElement, useState } from "react"
import type { ProofPage } from "../../logic/check/read-proof-page.js"
import { say as sayOfChecks } from "../../texts/en/check.js"
import { say } from "../../texts/en/proof.js"
import { formatMoment, formatNumber } from "../../texts/numbers.js"
import { Fact } from "../../ui/fact.js"
import { More } from "../../ui/more.js"
import { endOf } from "./proof-questions.js"

/** The hash, fee and times of a proof, behind a summary. */
export function ProofDetails({ page }: { page: ProofPage }): ReactElement {
  const [checkedAt] = useState(() => Date.now())
  const { described } = page.transaction ?? {}
  const end = endOf(page)
  return (
    <More summary={say(described ? "details" : "times")}>
      {() => (
        <dl className="facts">
          {described && (
            <>
              <Fact name={sayOfChecks("transactionHash")}>
                <bdi dir="ltr" className="mono check-code">
                  {described.hash}
                </bdi>
              </Fact>
              <Fact name={say("fee")}>
                {say.parts("upTo", {
                  amount: <bdi dir="ltr">{formatNumber(described.fee)} XLM</bdi>,
                })}
              </Fact>
              {end !== undefined && <Fact name={say("until")}>{formatMoment(end)}</Fact>}
            </>
          )}
          <Fact name={say("checked")}>{formatMoment(checkedAt)}</Fact>
        </dl>
      )}
    </More>
  )
}
