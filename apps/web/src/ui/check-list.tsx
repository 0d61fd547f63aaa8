import type { ReactElement, ReactNode } from "react"
import { Icon } from "./icons.js"

/** An item of a check list: its React key, whether it passed, and its content. `fails`: it is wrong, not only missing. */
export type CheckListItem = readonly [key: string, holds: boolean | "fails", content: ReactNode]

/** A list with a tick for items that passed, a cross for those that are wrong, and a dash for the others. */
export function CheckList({ items }: { items: readonly CheckListItem[] }): ReactElement {
  return (
    <ul className="checks">
      {items.map(([key, holds, content]) => (
        <li
          key={key}
          data-state={holds === "fails" ? holds : holds ? "yes" : "no"}
          data-tone={holds === "fails" ? "bad" : undefined}
        >
          <Icon name={holds === "fails" ? "cross" : holds ? "check" : "none"} />
          <span>{content}</span>
        </li>
      ))}
    </ul>
  )
}
