import type { ReactElement, ReactNode } from "react"
import { Icon } from "../../ui/icons.js"

export interface FoldedItemProps {
  number?: number
  title: ReactNode
  detail: ReactNode
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  children: ReactNode
}

/** An item of a list whose content is shown while it is open. */
export function FoldedItem(props: FoldedItemProps): ReactElement {
  const { number, title, detail, isOpen, onOpen, children } = props
  return (
    <li>
      <details
        className="op"
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen) onOpen(currentTarget.open)
        }}
      >
        <summary>
          {number !== undefined && <span className="op-number">{number}</span>}
          <span className="op-words">
            <span className="op-title">{title}</span>
            <span className="hint">{detail}</span>
          </span>
          <Icon name="down" />
        </summary>
        {isOpen && <div className="op-body">{children}</div>}
      </details>
    </li>
  )
}
