import type { ReactElement, ReactNode } from "react"
import { say } from "../texts/en/check.js"
import { Button } from "../ui/button.js"
import { ClearButton } from "../ui/clear-button.js"
import { TextField, type TextFieldProps } from "../ui/field.js"
import { Notice } from "../ui/notice.js"
import { Outcome } from "../ui/outcome.js"
import { checkReason } from "./check-reason.js"
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
  const checking = useCheck(names, check)
  const { outcome } = checking
  return (
    <form
      className="form"
      noValidate
      onSubmit={checking.submit}
      onChange={checking.forget}
      aria-label={label}
    >
      {names.map((name) => (
        <TextField
          key={name}
          {...fields[name]}
          value={checking.texts[name]}
          onChange={(text) => checking.change(name, text)}
        />
      ))}
      <Outcome role="alert">
        {outcome && "error" in outcome && (
          <Notice tone="warn" title={say("impossible")}>
            <p>{checkReason(outcome.error)}</p>
          </Notice>
        )}
      </Outcome>
      <div className="actions">
        <Button type="submit" look="primary">
          {say("check")}
        </Button>
        <ClearButton onClear={checking.clear} />
      </div>
      <Outcome role="status">{outcome && "result" in outcome && show(outcome.result)}</Outcome>
    </form>
  )
}
