import type { ReactElement, ReactNode } from "react"

/** One fact of a list `<dl className="facts">`: its name and its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
