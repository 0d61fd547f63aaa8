import { type ReactElement, type ReactNode, useId, useState } from "react"

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

/** One of several ways to do something: its name for the program, its name for people, and what it takes. */
export type Alternative = readonly [id: string, text: string, content: ReactNode]

/** A choice of several ways to do something; what was typed in one stays while another is looked at. */
export function Alternatives({
  label,
  options,
}: {
  label: string
  options: readonly Alternative[]
}): ReactElement {
  const [chosen, choose] = useState(options[0]?.[0] ?? "")
  return (
    <>
      <Choice
        label={label}
        options={options.map(([id, text]) => [id, text] as const)}
        value={chosen}
        onChange={choose}
      />
      {options.map(([id, , content]) => (
        <div key={id} hidden={id !== chosen}>
          {content}
        </div>
      ))}
    </>
  )
}
