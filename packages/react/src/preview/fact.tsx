import type { ReactElement, ReactNode } from "react"
import type { PreviewMessages } from "../messages/preview.js"
import { Words } from "./told.js"

/** One line of what is known of a request: its name, and what it is. */
export function Fact({
  name,
  children,
}: {
  name: keyof PreviewMessages
  children: ReactNode
}): ReactElement {
  return (
    <div data-fact={name}>
      <dt>
        <Words text={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
