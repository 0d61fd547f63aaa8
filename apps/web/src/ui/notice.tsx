import type { ReactElement, ReactNode } from "react"
import { Icon, type IconName } from "./icons.js"

/** The severity of a notice. */
export type Tone = "note" | "good" | "warn" | "bad"

const icons: Readonly<Record<Tone, IconName>> = {
  note: "note",
  good: "check",
  warn: "warning",
  bad: "cross",
}

export interface NoticeProps {
  tone: Tone
  title: ReactNode
  children?: ReactNode
}

/** A message to the user: what happened, and what to do. Put it inside a live region if it appears by itself. */
export function Notice({ tone, title, children }: NoticeProps): ReactElement {
  return (
    <div className="notice" data-tone={tone}>
      <Icon name={icons[tone]} />
      <div>
        <p className="title">{title}</p>
        {children}
      </div>
    </div>
  )
}

/** A notice across the page, below the header. */
export function Band(notice: NoticeProps): ReactElement {
  return (
    <div className="band">
      <Notice {...notice} />
    </div>
  )
}
