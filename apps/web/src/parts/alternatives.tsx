import { type ReactElement, type ReactNode, useState } from "react"
import { Choice } from "./choice.js"

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
