import { type ReactElement, useId } from "react"

/** What a choice takes. */
export interface ChoiceProps<Value extends string> {
  /** What is being chosen. */
  label: string
  options: readonly (readonly [value: Value, text: string])[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice of a few, all in sight: radio buttons. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactElement {
  const name = useId()
  return (
    <fieldset>
      <legend className="sr">{props.label}</legend>
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
