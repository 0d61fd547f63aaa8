import { type ReactElement, type ReactNode, useId } from "react"

/** What the control inside a field is given. */
export interface FieldControl {
  id: string
  "aria-describedby": string
  "aria-invalid": boolean
}

/** What a field takes. */
export interface FieldProps {
  label: string
  /** What is wrong with the value, in words; takes the place of the hint. */
  problem?: string | undefined
  /** What helps while nothing is wrong. */
  hint?: ReactNode
  /** The control, given its id and what describes it. */
  children: (control: FieldControl) => ReactNode
}

/** A labelled control, with a line below it for a hint or an error that is tied to it. */
export function Field({ label, problem, hint, children }: FieldProps): ReactElement {
  const id = useId()
  const messageId = `${id}-message`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-describedby": messageId, "aria-invalid": problem !== undefined })}
      <p
        id={messageId}
        className={problem ? "message message-problem" : "message"}
        aria-live="polite"
      >
        {problem ?? hint}
      </p>
    </div>
  )
}
