import type { ReactElement } from "react"
import { readEnvelopeFile } from "../../logic/sign/envelope-file.js"
import { FileField, type FileFieldProps } from "../../ui/file-field.js"

export type EnvelopeFieldProps = Omit<FileFieldProps, "accept" | "placeholder" | "readFile">

/** A field for an envelope: type or paste it, drop a file or text, or choose a file. */
export function EnvelopeField(props: EnvelopeFieldProps): ReactElement {
  return (
    <FileField
      {...props}
      placeholder="AAAAAg…"
      accept=".xdr,.txt,text/plain"
      readFile={readEnvelopeFile}
    />
  )
}
