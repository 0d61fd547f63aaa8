import {
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react"
import { Button } from "../parts/button.js"
import { TextField, type TextFieldProps } from "../parts/field.js"
import { Notice } from "../parts/notice.js"
import { Outcome } from "../parts/outcome.js"
import { reasonOf } from "../parts/reason-of.js"

/** A field of a check, as it is shown. */
export type CheckField = Omit<TextFieldProps, "value" | "onChange">

/** What the form of a check takes. */
export interface CheckFormProps<Name extends string, Result> {
  label: string
  /** The fields by name, in their order. */
  fields: Readonly<Record<Name, CheckField>>
  /**
   * Checks what the fields hold. Throws an `Error` in words when it cannot be read. The signal is aborted when a field
   * changes, when it is checked again, and when the form goes away.
   */
  check: (texts: Readonly<Record<Name, string>>, signal: AbortSignal) => Promise<Result>
  /** Shows what was found. */
  show: (result: Result) => ReactNode
}

type Finding<Result> = { result: Result } | { problem: string }

/** A form that checks something, and shows below what was found. */
export function CheckForm<Name extends string, Result>(
  props: CheckFormProps<Name, Result>,
): ReactElement {
  const names = Object.keys(props.fields) as Name[]
  const [texts, setTexts] = useState(
    () => Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>,
  )
  const [outcome, setOutcome] = useState<Finding<Result>>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    forget()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const outcome = await props.check(texts, signal).then(
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
      {names.map((name) => (
        <TextField
          key={name}
          {...props.fields[name]}
          value={texts[name]}
          onChange={(text) => setTexts((known) => ({ ...known, [name]: text }))}
        />
      ))}
      <Outcome role="alert">
        {outcome && "problem" in outcome && (
          <Notice tone="warn" title="Can’t check this">
            <p>{outcome.problem}</p>
          </Notice>
        )}
      </Outcome>
      <div className="actions">
        <Button type="submit" look="primary">
          Check
        </Button>
      </div>
      <Outcome role="status">
        {outcome && "result" in outcome && props.show(outcome.result)}
      </Outcome>
    </form>
  )
}
