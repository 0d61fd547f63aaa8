import type { ReactElement, ReactNode } from "react"
import { say } from "../texts/en/check.js"
import { Button } from "../ui/button.js"
import { ClearButton } from "../ui/clear-button.js"
import { Notice } from "../ui/notice.js"
import { Outcome } from "../ui/outcome.js"
import { checkReason } from "./check-reason.js"
import type { UseCheck } from "./use-check.js"

export interface CheckFrameProps<Name extends string, Result> {
  label: string
  checking: UseCheck<Name, Result>
  /** Shows the result. */
  show: (result: Result) => ReactNode
  /** The fields. */
  children: ReactNode
}

/** A form that checks something and shows the result below. */
export function CheckFrame<Name extends string, Result>(
  props: CheckFrameProps<Name, Result>,
): ReactElement {
  const { label, checking, show, children } = props
  const { outcome, submit, forget, clear } = checking
  return (
    <form className="form" noValidate onSubmit={submit} onChange={forget} aria-label={label}>
      {children}
      <Outcome role="alert">
        {outcome && "error" in outcome && (
          <Notice tone="warn" title={say("impossible")}>
            <p>{checkReason(outcome.error)}</p>
          </Notice>
        )}
      </Outcome>
      <div className="actions">
        <Button type="submit" look="primary">
          {say("check")}
        </Button>
        <ClearButton onClear={clear} />
      </div>
      <Outcome role="status">{outcome && "result" in outcome && show(outcome.result)}</Outcome>
    </form>
  )
}
