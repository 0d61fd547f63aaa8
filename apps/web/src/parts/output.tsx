import { type ReactElement, useId } from "react"
import { CopyButton } from "./copy-button.js"

/** What an output takes. */
export interface OutputProps {
  label: string
  text: string
  rows?: number
  /** Offers the text as a file of this name. */
  fileName?: string
}

/** A text to take away: shown whole, copied by a click, saved as a file where that makes sense. */
export function Output({ label, text, rows = 2, fileName }: OutputProps): ReactElement {
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
              onClick={() => save(text, fileName)}
            >
              Download
            </button>
          )}
          <CopyButton text={text} what={label} />
        </span>
      </div>
      <textarea id={id} className="input mono" readOnly rows={rows} dir="ltr" value={text} />
    </div>
  )
}

function save(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }))
  const link = document.createElement("a")
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
