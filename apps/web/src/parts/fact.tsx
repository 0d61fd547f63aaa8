import { fill, type Value } from "@alidade/core/describe"
import { type PreviewMessages, previewEnglish } from "@alidade/react"
import type { ReactElement, ReactNode } from "react"
import { Notice } from "./notice.js"
import { reasonOf } from "./reason-of.js"
import { Pieces } from "./sentence.js"

/** A text of the dialogs' preview, filled in: here the same things are said in the same words. */
export function Words({
  text,
  values = {},
}: {
  text: keyof PreviewMessages
  values?: Readonly<Record<string, Value>>
}): ReactElement {
  return <Pieces pieces={fill(previewEnglish[text], values)} />
}

/** One line of what is known of a request: its name, and what it is. */
export function Fact({
  name,
  children,
}: {
  name: keyof PreviewMessages
  children: ReactNode
}): ReactElement {
  return (
    <div>
      <dt>{previewEnglish[name]}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What stands there while something is decoded. */
export function Reading(): ReactElement {
  return <p className="hint">{previewEnglish.previewReading}</p>
}

/** What stands there where it could not be decoded: why. */
export function Unreadable({ error }: { error: Error }): ReactElement {
  const title = previewEnglish.previewUnreadable.replace("{reason}", () => reasonOf(error))
  return <Notice tone="bad" title={title} />
}
