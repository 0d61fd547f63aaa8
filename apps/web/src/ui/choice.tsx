import { type ReactElement, useId } from "react"

export interface ChoiceProps<Value extends string> {
  /** The label of the group. */
  label: string
  /** Shows the label above the buttons, for those who can see too. */
  isLabelShown?: boolean
  options: readonly (readonly [value: Value, text: string])[]
  value: Value
  onChange: (value: Value) => void
}

/** Radio buttons for a few options. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactElement {
  const name = useId()
  return (
    <fieldset>
      <legend className={props.isLabelShown ? "label" : "sr"}>{props.label}</legend>
      <div className="choice">
        {props.options.map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
