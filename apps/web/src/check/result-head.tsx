import type { ReactElement, ReactNode, Ref } from "react"
import { Icon } from "../ui/icons.js"

/** `done` is green, so only what was verified is. */
export type ResultTone = "done" | "open" | "wrong"

export interface ResultHeadProps {
  tone: ResultTone
  title: ReactNode
  /** What it follows from, in one line. */
  children?: ReactNode
  /** The heading, to focus it. */
  ref?: Ref<HTMLHeadingElement>
}

const icons = { done: "check", open: "question", wrong: "cross" } as const

/** What a check came to: a sign, and a sentence as heading. */
export function ResultHead({ tone, title, children, ref }: ResultHeadProps): ReactElement {
  return (
    <div className="result-head" data-tone={tone}>
      <span className="result-sign">
        <Icon name={icons[tone]} size={24} />
      </span>
      <div>
        <h2 ref={ref} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </div>
  )
}
