import {
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react"
import { PageContext } from "../app/page.js"
import { Button } from "../parts/button.js"
import { ClearButton } from "../parts/clear-button.js"
import { TextField, type TextFieldProps } from "../parts/field.js"
import { FileField, type FileFieldProps } from "../parts/file-field.js"
import { Notice } from "../parts/notice.js"
import { Outcome } from "../parts/outcome.js"
import { reasonOf } from "../parts/reason-of.js"

/** A field of the form. With `readFile`, it also takes a file. */
export type CheckField = Omit<TextFieldProps, "value" | "onChange"> &
  Partial<Pick<FileFieldProps, "readFile" | "accept">>

/** Props of `CheckForm`. */
export interface CheckFormProps<Name extends string, Result> {
  label: string
  /** The form's name among the page's drafts. Without it, nothing survives a reload. */
  draft?: string
  /** The fields by name, in order. */
  fields: Readonly<Record<Name, CheckField>>
  /**
   * Checks the values of the fields. Throws an `Error` with a readable message if they are invalid. The signal is
   * aborted when a field changes, on another check, and on unmount.
   */
  check: (texts: Readonly<Record<Name, string>>, signal: AbortSignal) => Promise<Result>
  /** Shows the result. */
  show: (result: Result) => ReactNode
}

type Finding<Result> = { result: Result } | { problem: string }

/** A form that checks something and shows the result below. */
export function CheckForm<Name extends string, Result>(
  props: CheckFormProps<Name, Result>,
): ReactElement {
  // The gallery shows this form without a page.
  const page = useContext(PageContext)
  const drafts = props.draft === undefined ? undefined : page?.drafts
  const form = props.draft ?? ""
  const names = Object.keys(props.fields) as Name[]
  const [texts, setTexts] = useState(
    () =>
      Object.fromEntries(names.map((name) => [name, drafts?.read(form, name) ?? ""])) as Record<
        Name,
        string
      >,
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

  function change(name: Name, text: string): void {
    setTexts((known) => ({ ...known, [name]: text }))
    drafts?.write(form, name, text)
  }

  function clear(): void {
    forget()
    for (const name of names) change(name, "")
  }

  function forget(): void {
    running.current?.abort()
    setOutcome(undefined)
  }

  return (
    <form className="form" noValidate onSubmit={submit} onChange={forget} aria-label={props.label}>
      {names.map((name) => (
        <CheckInput
          key={name}
          field={props.fields[name]}
          value={texts[name]}
          onChange={(text) => {
            forget()
            change(name, text)
          }}
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
        <ClearButton onClear={clear} />
      </div>
      <Outcome role="status">
        {outcome && "result" in outcome && props.show(outcome.result)}
      </Outcome>
    </form>
  )
}

interface CheckInputProps {
  field: CheckField
  value: string
  onChange: (text: string) => void
}

function CheckInput({ field, value, onChange }: CheckInputProps): ReactElement {
  const { readFile, accept = "", ...rest } = field
  const [problem, setProblem] = useState<string>()
  if (!readFile) return <TextField {...rest} value={value} onChange={onChange} />
  const { label, hint } = rest
  return (
    <FileField
      label={label}
      hint={hint}
      accept={accept}
      readFile={readFile}
      value={value}
      onChange={onChange}
      problem={problem}
      onProblem={setProblem}
    />
  )
}
