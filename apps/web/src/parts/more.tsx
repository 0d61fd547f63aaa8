import { type ReactElement, type ReactNode, useState } from "react"

/** What is shown on demand: a summary, and what lies below it, which is not even built before it is opened. */
export function More({
  summary,
  children,
}: {
  summary: string
  children: () => ReactNode
}): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <details className="more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && children()}
    </details>
  )
}
