import type { ReactElement, ReactNode } from "react"

export interface ActionBarProps {
  /** The request in one line. */
  request: ReactNode
  /** What it costs, or what is left to do, after the request. Empty while it is read: on a phone, its line is kept. */
  detail?: ReactNode
  /** What happened, or what blocks the act. Its cure is the primary button. */
  note?: ReactNode
  /** At most one more button, and the menu of the rest. */
  others?: ReactNode
  /** The primary button. */
  children: ReactNode
}

/** The request and its next act, at the end of a job's column. */
export function ActionBar(props: ActionBarProps): ReactElement {
  const { request, detail, note, others, children } = props
  return (
    <div className="bar">
      {note}
      <div className="bar-row">
        <p className="bar-request">
          <strong>{request}</strong>{" "}
          {(detail || detail === "") && <span className="bar-detail">{detail}</span>}
        </p>
        {others}
        {children}
      </div>
    </div>
  )
}
