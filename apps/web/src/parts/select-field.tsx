import type { ReactElement } from "react"
import { Field, type FieldProps } from "./field.js"

/** What a field takes in which one of several is selected. */
export interface SelectFieldProps<Value extends string>
  extends Pick<FieldProps, "label" | "problem" | "hint"> {
  options: readonly (readonly [value: Value, text: string])[]
  value: Value
  onChange: (value: Value) => void
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
