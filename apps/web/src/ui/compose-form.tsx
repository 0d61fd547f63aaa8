import { type FormEvent, type ReactElement, type ReactNode, useState } from "react"
import { Button } from "./button.js"
import { ClearButton } from "./clear-button.js"
import { Notice } from "./notice.js"
import { Outcome } from "./outcome.js"
import { reasonOf } from "./reason-of.js"

export interface ComposeFormProps {
  /** The form's name. */
  label: string
  /** The text of the submit button. */
  action: string
  /** The title of an error, above the reason. */
  failed: string
  /** The fields and the text above them. */
  children: ReactNode
  /** Whether the input is incomplete. If so, the first field with a problem gets focus. */
  unready?: () => boolean
  compose: () => Promise<void>
  /** Says an error of `compose` in words. */
  reason?: (error: unknown) => string
  /** Empties the fields. Without it, there is no button for that. */
  onClear?: () => void
}

type Attempt = { status: "idle" | "composing" } | { status: "failed"; error: unknown }

const idle: Attempt = { status: "idle" }

/** A form that composes an item to review, one at a time, and shows why it failed. */
export function ComposeForm(props: ComposeFormProps): ReactElement {
  const { label, action, failed, children, unready, compose, onClear } = props
  const { reason = reasonOf } = props
  const [attempt, setAttempt] = useState<Attempt>(idle)
  const isComposing = attempt.status === "composing"

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!isComposing) setAttempt(idle)
    if (unready?.()) return focusFirstProblem(event.currentTarget)
    if (isComposing) return
    setAttempt({ status: "composing" })
    try {
      await compose()
      setAttempt(idle)
    } catch (error) {
      setAttempt({ status: "failed", error })
    }
  }

  return (
    <form className="form" noValidate onSubmit={submit} aria-label={label}>
      {children}
      <Outcome role="alert">
        {attempt.status === "failed" && (
          <Notice tone="bad" title={failed}>
            <p>{reason(attempt.error)}</p>
          </Notice>
        )}
      </Outcome>
      <div className="actions">
        <Button type="submit" look="primary" aria-busy={isComposing}>
          {action}
        </Button>
        {onClear && <ClearButton onClear={onClear} />}
      </div>
    </form>
  )
}

function focusFirstProblem(form: HTMLFormElement): void {
  // The error messages are rendered by then: focus the first invalid field.
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
