import type { InputHTMLAttributes, ReactElement } from "react"
import { Field, type FieldProps } from "./field.js"

type Hints = "autoCapitalize" | "dir" | "inputMode" | "placeholder" | "spellCheck"

/** What a field of one line takes. */
export interface InputFieldProps
  extends Pick<FieldProps, "label" | "problem" | "hint">,
    Pick<InputHTMLAttributes<HTMLInputElement>, Hints> {
  value: string
  onChange: (value: string) => void
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
          {...(code && { dir: "ltr", spellCheck: false })}
          {...control}
          {...input}
          className={code ? "input mono" : "input"}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
