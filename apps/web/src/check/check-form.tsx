import {
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react"
import { Notice } from "../parts/notice.js"
import { Outcome } from "../parts/outcome.js"
import { reasonOf } from "../parts/reason.js"

/** What the form of a check takes. */
export interface CheckFormProps<Result> {
  label: string
  /** The fields. */
  children: ReactNode
  /**
   * Checks what the fields hold. Throws an `Error` in words when it cannot be read. The signal is aborted when a field
   * changes, when it is checked again, and when the form goes away.
   */
  check: (signal: AbortSignal) => Promise<Result>
  /** Shows what was found. */
  show: (result: Result) => ReactNode
}

type Finding<Result> = { result: Result } | { problem: string }

/** A form that checks something, and shows below what was found. */
export function CheckForm<Result>(props: CheckFormProps<Result>): ReactElement {
  const [outcome, setOutcome] = useState<Finding<Result>>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    forget()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const outcome = await props.check(signal).then(
      (result) => ({ result }),
      (error) => ({ problem: reasonOf(error) }),
    )
    if (!signal.aborted) setOutcome(outcome)
  }

  function forget(): void {
    running.current?.abort()
    setOutcome(undefined)
  }

  return (
    <form className="form" noValidate onSubmit={submit} onChange={forget} aria-label={props.label}>
      {props.children}
      <Outcome role="alert">
        {outcome && "problem" in outcome && (
          <Notice tone="warn" title="This cannot be checked">
            <p>{outcome.problem}</p>
          </Notice>
        )}
      </Outcome>
      <div className="actions">
        <button type="submit" className="button button-primary">
          Check
        </button>
      </div>
      <Outcome role="status">
        {outcome && "result" in outcome && props.show(outcome.result)}
      </Outcome>
    </form>
  )
}
