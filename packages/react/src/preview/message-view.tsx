import type { ReactElement } from "react"
import { ForeignText } from "../foreign-text.js"
import { PreviewText } from "./value-text.js"

/** A message in the form in which it is signed (SEP-53): a fixed line before it, so that it can be nothing else. */
export function MessageView({ message }: { message: string }): ReactElement {
  return (
    <figure className="alidade-preview" data-part="message">
      <figcaption className="alidade-quiet">
        <PreviewText text="previewSignedAs" />
      </figcaption>
      <pre className="alidade-key">
        <bdi dir="ltr" className="alidade-quiet">
          Stellar Signed Message:
        </bdi>
        {"\n"}
        <ForeignText text={message} max={Number.POSITIVE_INFINITY} lines />
      </pre>
    </figure>
  )
}
