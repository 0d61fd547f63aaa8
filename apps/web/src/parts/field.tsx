import { type FormEvent, type ReactElement, type ReactNode, useId, useState } from "react"
import { secretIn } from "../pasted/secret.js"

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

/**
 * A labelled control, with a line below it for a hint or an error that is tied to it. A secret that gets into it is
 * taken out before anything of the page has seen it, and that is said.
 */
export function Field({ label, problem: given, hint, children }: FieldProps): ReactElement {
  const id = useId()
  const messageId = `${id}-message`
  const [secret, setSecret] = useState<string>()
  const problem = secret ?? given

  // On the way down to the control, whose own listener then finds it empty.
  function takeOut({ target }: FormEvent<HTMLElement>): void {
    const found = secretIn((target as HTMLInputElement).value)
    setSecret(found)
    if (found) (target as HTMLInputElement).value = ""
  }

  return (
    <div className="field" onChangeCapture={takeOut}>
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
