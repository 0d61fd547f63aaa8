import { lazy, type ReactElement, useId, useState } from "react"
import { CopyButton } from "./copy-button.js"
import { Loading } from "./loading.js"
import { saveFile } from "./save-file.js"

const Qr = lazy(() => import("./qr.js"))

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
  const [isCoded, setCoded] = useState(false)
  const id = useId()
  return (
    <div className="output field">
      <div className="output-head">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <span className="actions">
          {fileName && (
            <button
              type="button"
              className="button button-quiet"
              aria-label={`Download .txt: ${label}`}
              onClick={() => saveFile(text, `${fileName}.txt`)}
            >
              Download .txt
            </button>
          )}
          {fileName && xdr && (
            <button
              type="button"
              className="button button-quiet"
              aria-label={`Download .xdr: ${label}`}
              onClick={() => saveFile(bytesOf(text), `${fileName}.xdr`)}
            >
              Download .xdr
            </button>
          )}
          {code && (
            <button
              type="button"
              className="button button-quiet"
              aria-expanded={isCoded}
              aria-label={`QR code of ${label}`}
              onClick={() => setCoded(!isCoded)}
            >
              QR code
            </button>
          )}
          <CopyButton text={text} what={label} />
        </span>
      </div>
      {isCoded && (
        <Loading fallback={<div className="qr" />}>
          <Qr text={text} label={`QR code: ${label}`} />
        </Loading>
      )}
      <textarea id={id} className="input mono" readOnly rows={rows} dir="ltr" value={text} />
    </div>
  )
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
