import { ForeignText } from "@alidade/react"
import type { ReactElement } from "react"

/** A message in the form in which it is signed (SEP-53): a fixed line before it, so that it can be nothing else. */
export function MessagePreview({ text }: { text: string }): ReactElement {
  const bytes = new TextEncoder().encode(text).length
  return (
    <figure className="signed-form">
      <figcaption className="hint">
        Signed as (SEP-53), {bytes} {bytes === 1 ? "byte" : "bytes"} after the first line:
      </figcaption>
      <pre className="mono">
        <span className="muted">Stellar Signed Message:</span>
        {"\n"}
        <ForeignText text={text} max={Number.POSITIVE_INFINITY} lines />
      </pre>
    </figure>
  )
}
