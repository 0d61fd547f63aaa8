import type { ReactElement } from "react"

/** Room for a value that is being read. */
export function Skeleton(): ReactElement {
  return <span className="skeleton" aria-hidden="true" />
}
