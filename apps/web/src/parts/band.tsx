import type { ReactElement } from "react"
import { Notice, type NoticeProps } from "./notice.js"

/** A notice across the page, below the header. */
export function Band(notice: NoticeProps): ReactElement {
  return (
    <div className="band">
      <Notice {...notice} />
    </div>
  )
}
