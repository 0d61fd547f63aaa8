import type { ReactElement, ReactNode } from "react"
import { Icon } from "./icons.js"

/** One line of a check list: its name among the others, whether it holds, and what it says. */
export type CheckListItem = readonly [key: string, holds: boolean, content: ReactNode]

/** A list in which a tick stands before what holds, and a dash before what does not. */
export function CheckList({ items }: { items: readonly CheckListItem[] }): ReactElement {
  return (
    <ul className="checks">
      {items.map(([key, holds, content]) => (
        <li key={key} data-state={holds ? "yes" : "no"}>
          <Icon name={holds ? "check" : "none"} />
          <span>{content}</span>
        </li>
      ))}
    </ul>
  )
}
