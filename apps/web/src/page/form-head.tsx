import type { ReactElement, ReactNode } from "react"
import { NewMenu } from "./new-menu.js"

/** The title of a transaction's form, and the way to the others. `children` stand between. */
export function FormHead({
  title,
  children,
}: {
  title: string
  children?: ReactNode
}): ReactElement {
  return (
    <div className="form-head">
      <h2 className="work-title">{title}</h2>
      {children}
      <NewMenu />
    </div>
  )
}
