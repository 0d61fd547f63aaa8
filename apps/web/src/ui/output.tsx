import { decodeBase64 } from "@alidade/core/encoding"
import { type ReactElement, useId } from "react"
import { say } from "../texts/en/parts.js"
import { Button } from "./button.js"
import { CopyButton } from "./copy-button.js"
import { saveFile } from "./save-file.js"
import { useQrCode } from "./use-qr-code.js"

export interface OutputProps {
  label: string
  text: string
  rows?: number
  /** Offers the text as a `.txt` file of this name. */
  fileName?: string
  /** The text is base64 XDR: also offers its bytes as a `.xdr` file. */
  xdr?: boolean
  /** Offers the text as a QR code. */
  code?: boolean
}

/** A text to copy, download, or show as a QR code. */
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
              aria-label={say("downloadNamed", { ending, what: label })}
              onClick={() => saveFile(content(), `${fileName}.${ending}`)}
            >
              {say("download", { ending })}
            </Button>
          ))}
          {code && codeButton}
          <CopyButton text={text} name={say("copyNamed", { what: label })} />
        </span>
      </div>
      {shownCode}
      <textarea id={id} className="input mono" readOnly rows={rows} dir="ltr" value={text} />
    </div>
  )
}
