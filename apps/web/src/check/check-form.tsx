import type { ReactElement, ReactNode } from "react"
import { TextField, type TextFieldProps } from "../ui/field.js"
import { CheckFrame } from "./check-frame.js"
import { useCheck } from "./use-check.js"

/** A field of the form. */
export type CheckField = Omit<TextFieldProps, "value" | "onChange">

/** Props of `CheckForm`. */
export interface CheckFormProps<Name extends string, Result> {
  label: string
  /** The fields by name, in order. */
  fields: Readonly<Record<Name, CheckField>>
  /**
   * Checks the values of the fields. Throws an error if they are invalid. The signal is aborted when a field changes, on another check, and on unmount.
   */
  check: (texts: Readonly<Record<Name, string>>, signal: AbortSignal) => Promise<Result>
  /** Shows the result. */
  show: (result: Result) => ReactNode
}

/** A form whose fields are checked together. */
export function CheckForm<Name extends string, Result>({
  label,
  fields,
  check,
  show,
}: CheckFormProps<Name, Result>): ReactElement {
  const names = Object.keys(fields) as Name[]
  const checking = useCheck(names, check, undefined)
  return (
    <CheckFrame label={label} checking={checking} show={show}>
      {names.map((name) => (
        <TextField
          key={name}
          {...fields[name]}
          value={checking.texts[name]}
          onChange={(text) => checking.change(name, text)}
        />
      ))}
    </CheckFrame>
  )
}
