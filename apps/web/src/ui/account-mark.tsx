import type { ReactElement } from "react"
import { markPath } from "../logic/parties/mark-path.js"

/** The picture of an address. The text beside it says who it is, so it is hidden from screen readers. */
export function AccountMark({ address }: { address: string }): ReactElement {
  return (
    <svg className="account-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d={markPath(address)} />
    </svg>
  )
}
