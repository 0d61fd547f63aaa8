import type { ReactElement, ReactNode } from "react"
import { Field } from "./field.js"

/** What a field of text takes. */
export interface TextFieldProps {
  label: string
  problem?: string | undefined
  hint?: ReactNode
  value: string
  onChange: (value: string) => void
  rows?: number
  /** Keys, signatures, XDR: set in their own type, read from the left. */
  code?: boolean
  placeholder?: string
}

/** A labelled field of text. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, problem, hint, value, onChange, rows = 1, code = true, placeholder } = props
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          className={code ? "input mono" : "input"}
          data-rows={rows}
          rows={rows}
          dir={code ? "ltr" : "auto"}
          autoComplete="off"
          spellCheck={!code}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
