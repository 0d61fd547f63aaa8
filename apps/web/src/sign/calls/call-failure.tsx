import { WalletError } from "@alidade/core"
import { ForeignText } from "@alidade/react"
import type { ReactElement } from "react"
import type { ComposeProblem } from "../../logic/operations/compose-transaction.js"
import { say } from "../../texts/en/calls.js"
import { Notice } from "../../ui/notice.js"
import { reasonOf } from "../../ui/reason-of.js"
import { useArrival } from "../../ui/use-arrival.js"

/** Why a call can't be built. */
export type CallProblem =
  | ComposeProblem
  /** It needs nothing of the account. */
  | { problem: "notNeeded" }
  /** Another address must authorize it. */
  | { problem: "othersSign"; address: string }

/** Why a call fails. What the contract says of its own error is quoted. */
export function CallFailure({ error }: { error: unknown }): ReactElement {
  const heading = useArrival<HTMLHeadingElement>(true, error)
  const doc = docOf(error)
  return (
    <Notice tone="bad" title={say("failed")} heading={heading}>
      <p>{reasonOf<CallProblem>(error, say.problem)}</p>
      {doc !== "" && <p>{say.parts("contractSays", { text: <ForeignText text={doc} /> })}</p>}
    </Notice>
  )
}

/** What a contract's spec says of an error of its own. */
function docOf(error: unknown): string {
  const doc = WalletError.is(error) ? error.reason?.values?.doc : undefined
  return typeof doc === "object" && "quote" in doc ? doc.quote : ""
}
