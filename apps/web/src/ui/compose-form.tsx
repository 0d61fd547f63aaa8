import type { FormEvent, ReactElement, ReactNode } from "react"
import { say } from "../texts/en/parts.js"
import { ActionBar, type ActionBarProps } from "./action-bar.js"
import { Button } from "./button.js"
import { MoreMenu } from "./more-menu.js"
import { Notice } from "./notice.js"
import { Outcome } from "./outcome.js"
import { reasonOf } from "./reason-of.js"
import { useAct } from "./use-act.js"
import { useArrival } from "./use-arrival.js"

export interface ComposeFormProps {
  /** The form's name. */
  label: string
  /** What is composed, in one line, and its fee. By default the form's name. */
  request?: ReactNode
  detail?: ReactNode
  /** The text of the submit button. */
  action: string
  /** The title of an error, above the reason. By default the form's name. */
  failed?: string
  /** The fields and the text above them. */
  children: ReactNode
  /** Whether the input is incomplete. If so, the first field with a problem gets focus. */
  unready?: () => boolean
  /** The signal is aborted once the form is gone. */
  compose: (signal: AbortSignal) => Promise<void>
  /** Says an error of `compose` in words. */
  reason?: (error: unknown) => string
  /** Empties the fields. Without it, that is not offered. */
  onClear?: () => void
  /** Beside the submit button, instead of that offer. */
  others?: ReactNode
  /** What must be decided before anything is composed. It takes the bar. */
  question?: ActionBarProps | undefined
}

/** A form that composes an item to review, one at a time, and shows why it failed. */
export function ComposeForm(props: ComposeFormProps): ReactElement {
  const { label, action, failed = label, children, unready, compose, onClear, question } = props
  const { reason = reasonOf, request = label, detail, others } = props
  const { start, isRunning, error, forget } = useAct(compose, () => {})

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    forget()
    if (question) return
    if (unready?.()) focusFirstProblem(event.currentTarget)
    else start()
  }

  return (
    <form className="form" noValidate onSubmit={submit} aria-label={label}>
      {children}
      <ActionBar
        request={request}
        detail={detail}
        note={
          <Outcome role="alert">
            {error !== undefined && <Failed title={failed} error={error} reason={reason} />}
          </Outcome>
        }
        others={others ?? (onClear && <MoreMenu items={[[say("clearNamed"), onClear]]} />)}
        {...question}
      >
        {question?.children ?? (
          // Not the button of a question that was just answered: its click would submit.
          <Button key="submit" type="submit" look="primary" aria-busy={isRunning}>
            {action}
          </Button>
        )}
      </ActionBar>
    </form>
  )
}

/** Focuses the first invalid field. */
export function focusFirstProblem(form: HTMLFormElement | null): void {
  // The error messages are rendered by then.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

function Failed({
  title,
  error,
  reason,
}: {
  title: string
  error: unknown
  reason: (error: unknown) => string
}): ReactElement {
  const heading = useArrival<HTMLHeadingElement>(true, error)
  return (
    <Notice tone="bad" title={title} heading={heading}>
      <p>{reason(error)}</p>
    </Notice>
  )
}
