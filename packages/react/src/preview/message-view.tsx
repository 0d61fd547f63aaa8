import type { ReactElement } from "react"
import { ForeignText } from "../parts/foreign-text.js"
import { PreviewText } from "./value-text.js"

/** A message in its signed form (SEP-53). The fixed first line prevents it from being anything else. */
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
