import { type FormEvent, type ReactElement, type ReactNode, useState } from "react"
import { Notice } from "../parts/notice.js"
import { reasonOf } from "../parts/reason.js"

/** What the form of a check takes. */
export interface CheckFormProps<Result> {
  label: string
  /** The fields. */
  children: ReactNode
  /** Checks what the fields hold. Throws an `Error` in words when it cannot be read. */
  check: () => Promise<Result>
  /** Shows what was found. */
  show: (result: Result) => ReactNode
}

type Outcome<Result> = { result: Result } | { problem: string }

/** A form that checks something, and shows below what was found. */
export function CheckForm<Result>(props: CheckFormProps<Result>): ReactElement {
  const [outcome, setOutcome] = useState<Outcome<Result>>()
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    try {
      setOutcome({ result: await props.check() })
    } catch (error) {
      setOutcome({ problem: reasonOf(error) })
    }
  }
  return (
    <form
      className="form"
      noValidate
      onSubmit={submit}
      onChange={() => setOutcome(undefined)}
      aria-label={props.label}
    >
      {props.children}
      <div className="actions">
        <button type="submit" className="button button-primary">
          Check
        </button>
      </div>
      <div role="status" className="stack">
        {outcome &&
          ("problem" in outcome ? (
            <Notice tone="warn" title="This cannot be checked">
              <p>{outcome.problem}</p>
            </Notice>
          ) : (
            props.show(outcome.result)
          ))}
      </div>
    </form>
  )
}
