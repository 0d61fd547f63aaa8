import type { ReactElement, ReactNode } from "react"
import { Icon } from "./icons.js"

/** An item of a check list: its React key, whether it passed, and its content. */
export type CheckListItem = readonly [key: string, holds: boolean, content: ReactNode]

/** A list with a tick for items that passed and a dash for the others. */
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
