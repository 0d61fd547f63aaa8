import type { ReactElement, ReactNode } from "react"

/** A name and value in a `<dl className="facts">`. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
