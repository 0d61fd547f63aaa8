import { type ReactElement, type ReactNode, useState } from "react"

/** Content behind a summary. It is rendered only while it is open. */
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
