import { type FormEvent, type ReactElement, type ReactNode, useState } from "react"
import { Button } from "./button.js"
import { Notice } from "./notice.js"
import { Outcome } from "./outcome.js"
import { reasonOf } from "./reason-of.js"

/** What a form takes that composes something out of what stands in its fields. */
export interface ComposeFormProps {
  /** The form's name. */
  label: string
  /** On its button. */
  action: string
  /** What is said where it cannot be composed, above the reason. */
  failed: string
  /** The fields, and what stands above them. */
  children: ReactNode
  /** What is typed is not ready: nothing is composed, and the first field with a problem gets focus. */
  unready?: () => boolean
  /** Composes it. Throws an `Error` in words when it cannot. */
  compose: () => Promise<void>
}

/** A form that composes something to review, once at a time, and says why it could not. */
export function ComposeForm(props: ComposeFormProps): ReactElement {
  const { label, action, failed, children, unready, compose } = props
  const [composing, setComposing] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setFailure(undefined)
    if (unready?.()) return focusFirstProblem(event.currentTarget)
    if (composing) return
    setComposing(true)
    try {
      await compose()
    } catch (error) {
      setFailure(reasonOf(error))
    } finally {
      setComposing(false)
    }
  }

  return (
    <form className="form" noValidate onSubmit={submit} aria-label={label}>
      {children}
      <Outcome role="alert">
        {failure && (
          <Notice tone="bad" title={failed}>
            <p>{failure}</p>
          </Notice>
        )}
      </Outcome>
      <div className="actions">
        <Button type="submit" look="primary" aria-busy={composing}>
          {action}
        </Button>
      </div>
    </form>
  )
}

function focusFirstProblem(form: HTMLFormElement): void {
  // The messages are set by then: the first field that has one is where to go on.
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
