import type { ReactElement, ReactNode } from "react"
import { useArrival } from "../../ui/use-arrival.js"

/** What the visitor chose from the menu of the action bar. Give it a key per choice. */
export function ExtraPanel({
  title,
  children,
}: {
  title: string
  children: ReactNode
}): ReactElement {
  const heading = useArrival<HTMLHeadingElement>()
  return (
    <div className="stack">
      <h2 className="label" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  )
}
