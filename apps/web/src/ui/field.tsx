import {
  type FormEvent,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from "react"
import { type Secret, secretIn } from "../logic/pasted/secret.js"
import { say } from "../texts/en/secrets.js"

interface FieldProps<Value extends string> {
  label: ReactNode
  /** What is wrong with the value. Replaces the hint. */
  problem?: ReactNode
  /** Help while the value is valid. */
  hint?: ReactNode
  value: Value
  onChange: (value: Value) => void
}

interface InputFieldProps
  extends FieldProps<string>,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      "autoCapitalize" | "dir" | "inputMode" | "placeholder" | "spellCheck" | "step" | "type"
    > {
  /** For addresses, hashes, and CSS: monospaced, left to right, without spell checking. */
  code?: boolean
  /** A button at the end of the control. */
  action?: ReactNode
  /** What the value is, shown over the control while it has no focus. */
  cover?: ReactNode
}

/** A labeled one-line field. */
export function InputField(props: InputFieldProps): ReactElement {
  const { label, problem, hint, onChange, code = false, action, cover, ...input } = props
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(control) => (
        <div className="with-action">
          <input
            {...control}
            {...typed(code)}
            {...input}
            onChange={({ target }) => onChange(target.value)}
          />
          {cover}
          {action}
        </div>
      )}
    </Field>
  )
}

export interface TextFieldProps extends FieldProps<string> {
  rows?: number
  /** For keys, signatures, and XDR: monospaced, left to right. */
  code?: boolean
  placeholder?: string
}

/** A labeled multiline field. */
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

interface SelectFieldProps<Value extends string> extends FieldProps<Value> {
  options: readonly (readonly [value: Value, text: string])[]
}

/** A labeled drop-down list. */
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

/** The attributes of a control for code or for text. */
function typed(code: boolean): InputHTMLAttributes<HTMLElement> {
  const shared = { className: code ? "input mono" : "input", autoComplete: "off" }
  return code ? { ...shared, dir: "ltr", spellCheck: false } : shared
}

/** The attributes of the control inside a field. */
interface FieldControl {
  id: string
  "aria-describedby": string
  "aria-invalid": boolean
}

interface FrameProps extends Pick<FieldProps<string>, "label" | "problem" | "hint"> {
  children: (control: FieldControl) => ReactNode
}

/**
 * A labeled control with a hint or error below it. A secret that is entered is removed before the page reads it, and
 * the error says so.
 */
function Field({ label, problem: given, hint, children }: FrameProps): ReactElement {
  const id = useId()
  const messageId = `${id}-message`
  const [secret, setSecret] = useState<Secret>()
  const problem = secret ? say(secret) : given

  // In the capture phase, before the control's own listener, which then reads an empty value.
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
