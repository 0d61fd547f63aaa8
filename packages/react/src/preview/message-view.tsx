import { decodeUtf8, encodeHex } from "@alidade/core/encoding"
import type { ReactElement } from "react"
import { ForeignText } from "../parts/foreign-text.js"
import { numberValue, PreviewText } from "./value-text.js"

/**
 * A message in its signed form (SEP-53). The fixed first line prevents it from being anything else. Bytes that are no
 * text are shown in hex.
 */
export function MessageView({ message }: { message: string | Uint8Array }): ReactElement {
  const shown = typeof message === "string" ? message : (decodeUtf8(message) ?? message)
  const isText = typeof shown === "string"
  return (
    <figure className="alidade-preview" data-part="message">
      <figcaption className="alidade-quiet">
        {isText ? (
          <PreviewText text="previewSignedAs" />
        ) : (
          <PreviewText text="previewSignedBytes" values={{ count: numberValue(shown.length) }} />
        )}
      </figcaption>
      <pre className="alidade-key">
        <bdi dir="ltr" className="alidade-quiet">
          Stellar Signed Message:
        </bdi>
        {"\n"}
        {isText ? (
          <ForeignText text={shown} max={Number.POSITIVE_INFINITY} lines />
        ) : (
          <bdi dir="ltr">{encodeHex(shown)}</bdi>
        )}
      </pre>
    </figure>
  )
}
