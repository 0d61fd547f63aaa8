import type { ReactElement, ReactNode } from "react"
import { Icon, type IconName } from "./icons.js"
import { useArrival } from "./use-arrival.js"

/** How a result stands: done, under way, open, or wrong. */
export type Sign = "done" | "waits" | "open" | "wrong"

const icons: Readonly<Record<Exclude<Sign, "waits">, IconName>> = {
  done: "check",
  open: "note",
  wrong: "cross",
}

export interface ResultHeadingProps {
  sign: Sign
  title: ReactNode
  /** Below the title. */
  children?: ReactNode
  /** Whether the visitor waited for it: focus moves to it. */
  fresh: boolean
  /** What the visitor waited for. Focus moves again for another one. */
  result?: unknown
  /** Whether the tick draws itself. */
  isMoment?: boolean
}

/** What came of the visitor's act: its sign, and the sentence. */
export function ResultHeading(props: ResultHeadingProps): ReactElement {
  const { sign, title, children, fresh, result, isMoment = false } = props
  const heading = useArrival<HTMLHeadingElement>(fresh, result)
  return (
    <div className={isMoment ? "outcome-head moment" : "outcome-head"}>
      <span className="sign" data-sign={sign}>
        {sign === "waits" ? (
          <span className="wait-dots" aria-hidden="true" />
        ) : (
          <Icon name={icons[sign]} size={24} />
        )}
      </span>
      <div>
        <h2 className="work-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </div>
  )
}
