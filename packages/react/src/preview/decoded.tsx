import { visibleText } from "@alidade/core/encoding"
import type { ReactElement } from "react"
import { LONGEST_ERROR } from "../foreign-text.js"
import type { Described } from "./use-description.js"
import { PreviewText } from "./value-text.js"

/** What is shown of a description; before it is there, or where there is none, words that say so. */
export function Decoded<T>({
  described,
  children,
}: {
  described: Described<T>
  children: (data: T) => ReactElement
}): ReactElement {
  switch (described.status) {
    case "described":
      return children(described.data)
    case "reading":
      return (
        <p className="alidade-quiet" data-part="reading">
          <PreviewText text="previewReading" />
        </p>
      )
    case "failed": {
      const reason = visibleText(described.error.message, { max: LONGEST_ERROR })
      return (
        <p className="alidade-failure" data-part="unreadable">
          <PreviewText
            text="previewUnreadable"
            values={{ reason: { type: "code", value: reason } }}
          />
        </p>
      )
    }
  }
}
