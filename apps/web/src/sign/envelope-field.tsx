import type { ReactElement } from "react"
import { FileField, type FileFieldProps } from "../parts/file-field.js"
import { readEnvelopeFile } from "./envelope-file.js"

/** Props of `EnvelopeField`. */
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
