import {
  type FormEvent,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from "react"
import { secretIn } from "../pasted/secret.js"

/** What every field takes. */
interface FieldProps<Value extends string> {
  label: string
  /** What is wrong with the value, in words; takes the place of the hint. */
  problem?: string | undefined
  /** What helps while nothing is wrong. */
  hint?: ReactNode
  value: Value
  onChange: (value: Value) => void
}

/** What a field of one line takes. */
interface InputFieldProps
  extends FieldProps<string>,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      "autoCapitalize" | "dir" | "inputMode" | "placeholder" | "spellCheck"
    > {
  /** Addresses, hashes, CSS: set in their own type, read from the left, left alone by what corrects spelling. */
  code?: boolean
}

/** A labelled field of one line. */
export function InputField(props: InputFieldProps): ReactElement {
  const { label, problem, hint, onChange, code = false, ...input } = props
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(control) => (
        <input
          {...control}
          {...typed(code)}
          {...input}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** What a field of text takes. */
export interface TextFieldProps extends FieldProps<string> {
  rows?: number
  /** Keys, signatures, XDR: set in their own type, read from the left. */
  code?: boolean
  placeholder?: string
}

/** A labelled field of text. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, problem, hint, onChange, rows = 1, code = true, ...input } = props
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(control) => (
        <textarea
          dir="auto"
          {...control}
          {...typed(code)}
          {...input}
          data-rows={rows}
          rows={rows}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** What a field takes in which one of several is selected. */
interface SelectFieldProps<Value extends string> extends FieldProps<Value> {
  options: readonly (readonly [value: Value, text: string])[]
}

/** A labelled list from which one value is selected. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>): ReactElement {
  const { label, problem, hint, options, value, onChange } = props
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={value}
          onChange={({ target }) => onChange(target.value as Value)}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** The attributes of what is typed in: as code, or as words. */
function typed(code: boolean): InputHTMLAttributes<HTMLElement> {
  const shared = { className: code ? "input mono" : "input", autoComplete: "off" }
  return code ? { ...shared, dir: "ltr", spellCheck: false } : shared
}

/** What the control inside a field is given. */
interface FieldControl {
  id: string
  "aria-describedby": string
  "aria-invalid": boolean
}

interface FrameProps extends Pick<FieldProps<string>, "label" | "problem" | "hint"> {
  children: (control: FieldControl) => ReactNode
}

/**
 * A labelled control, with a line below it for a hint or an error that is tied to it. A secret that gets into it is
 * taken out before anything of the page has seen it, and that is said.
 */
function Field({ label, problem: given, hint, children }: FrameProps): ReactElement {
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
