import { decodeBase64 } from "@alidade/core/encoding"
import { type ReactElement, useId } from "react"
import { Button } from "./button.js"
import { CopyButton } from "./copy-button.js"
import { useQrCode } from "./use-qr-code.js"

/** What an output takes. */
export interface OutputProps {
  label: string
  text: string
  rows?: number
  /** Offers the text as a file of this name, and `.txt`. */
  fileName?: string
  /** The text is base64 XDR: its bytes are offered as a file too, `.xdr`. */
  xdr?: boolean
  /** Offers the text as a QR code. */
  code?: boolean
}

/** A text to take away: shown whole, copied by a click, saved as a file or shown as a code where that makes sense. */
export function Output(props: OutputProps): ReactElement {
  const { label, text, rows = 2, fileName, xdr = false, code = false } = props
  const id = useId()
  const [codeButton, shownCode] = useQrCode(text, label)
  const files = {
    ...(fileName && { txt: () => text }),
    ...(fileName && xdr && { xdr: () => decodeBase64(text) }),
  }
  return (
    <div className="output field">
      <div className="output-head">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <span className="actions">
          {Object.entries(files).map(([ending, content]) => (
            <Button
              key={ending}
              look="quiet"
              aria-label={`Download .${ending}: ${label}`}
              onClick={() => saveFile(content(), `${fileName}.${ending}`)}
            >
              Download .{ending}
            </Button>
          ))}
          {code && codeButton}
          <CopyButton text={text} what={label} />
        </span>
      </div>
      {shownCode}
      <textarea id={id} className="input mono" readOnly rows={rows} dir="ltr" value={text} />
    </div>
  )
}

/** Has the browser save a text or bytes as a file of a name. */
function saveFile(content: string | Uint8Array, fileName: string): void {
  const type = typeof content === "string" ? "text/plain" : "application/octet-stream"
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }))
  const link = document.createElement("a")
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
