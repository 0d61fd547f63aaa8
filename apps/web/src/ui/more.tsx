import { type ReactElement, type ReactNode, useState } from "react"

export interface MoreProps {
  summary: string
  /** Whether it is open at first. */
  open?: boolean
  children: () => ReactNode
}

/** Content behind a summary. It is rendered only while it is open. */
export function More({ summary, open: opens = false, children }: MoreProps): ReactElement {
  const [open, setOpen] = useState(opens)
  return (
    <details className="more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && children()}
    </details>
  )
}
