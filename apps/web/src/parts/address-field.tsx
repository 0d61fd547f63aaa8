import type { ReactElement } from "react"
import { Field, type FieldProps } from "./field.js"

/** What a field for an address takes. */
export interface AddressFieldProps extends Pick<FieldProps, "label" | "problem" | "hint"> {
  value: string
  onChange: (value: string) => void
  /** How what is expected begins. */
  placeholder: string
}

/** A field for an address: set in its own type, and left alone by what corrects spelling. */
export function AddressField(props: AddressFieldProps): ReactElement {
  const { value, onChange, placeholder, ...field } = props
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          className="input mono"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
