import type { ReactElement, ReactNode, Ref } from "react"
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
  /** Makes the title a heading that can get focus. */
  heading?: Ref<HTMLHeadingElement>
  children?: ReactNode
}

/** A message to the user: what happened, and what to do. Put it inside a live region if it appears by itself. */
export function Notice({ tone, title, heading, children }: NoticeProps): ReactElement {
  return (
    <div className="notice" data-tone={tone}>
      <Icon name={icons[tone]} />
      <div>
        {heading ? (
          <h2 className="title" ref={heading} tabIndex={-1}>
            {title}
          </h2>
        ) : (
          <p className="title">{title}</p>
        )}
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
