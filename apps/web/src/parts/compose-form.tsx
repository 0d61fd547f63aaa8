import { type FormEvent, type ReactElement, type ReactNode, useState } from "react"
import { Button } from "./button.js"
import { ClearButton } from "./clear-button.js"
import { Notice } from "./notice.js"
import { Outcome } from "./outcome.js"
import { reasonOf } from "./reason-of.js"

/** Props of `ComposeForm`. */
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
  /** Composes the item. Throws an `Error` with a readable message on failure. */
  compose: () => Promise<void>
  /** Empties the fields. Without it, there is no button for that. */
  onClear?: () => void
}

/** A form that composes an item to review, one at a time, and shows why it failed. */
export function ComposeForm(props: ComposeFormProps): ReactElement {
  const { label, action, failed, children, unready, compose, onClear } = props
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
        {onClear && <ClearButton onClear={onClear} />}
      </div>
    </form>
  )
}

function focusFirstProblem(form: HTMLFormElement): void {
  // The error messages are rendered by then: focus the first invalid field.
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
