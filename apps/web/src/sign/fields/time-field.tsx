import type { ReactElement } from "react"
import { InputField } from "../../ui/field.js"
import type { TypedFieldProps } from "./typed-field.js"

/** The last second that a date's field can show, since the epoch. */
const LAST = 253_402_300_799

/** A time in seconds since the epoch, chosen as a date and time of the visitor's clock. */
export function TimeField(props: TypedFieldProps): ReactElement {
  const { value, onChange } = props
  const seconds = /^\d{1,12}$/.test(value) ? Number(value) : undefined
  // What is no date stays a number.
  if (value !== "" && (seconds === undefined || seconds > LAST)) {
    return <InputField {...props} inputMode="numeric" />
  }
  return (
    <InputField
      {...props}
      type="datetime-local"
      step={1}
      value={seconds === undefined ? "" : localText(seconds)}
      onChange={(text) => {
        const time = new Date(text).getTime()
        onChange(Number.isNaN(time) ? "" : String(Math.floor(time / 1_000)))
      }}
    />
  )
}

/** A time as the control writes it: without its zone, which is the visitor's. */
function localText(seconds: number): string {
  const date = new Date(seconds * 1_000)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
}
