import type { ReactElement } from "react"
import { Field, type FieldProps } from "./field.js"

/** What a field for an amount takes. */
export interface AmountFieldProps extends Pick<FieldProps, "label" | "problem" | "hint"> {
  value: string
  onChange: (value: string) => void
}

/** A field for an amount: a decimal number as it is typed, with the keys for it on a phone. */
export function AmountField({ value, onChange, ...field }: AmountFieldProps): ReactElement {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          className="input"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
