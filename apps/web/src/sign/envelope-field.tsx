import { type DragEvent, type ReactElement, useId, useState } from "react"
import { TextField } from "../parts/field.js"
import { reasonOf } from "../parts/reason-of.js"
import { secretIn } from "../pasted/secret.js"
import { readEnvelopeFile } from "./envelope-file.js"

/** Props of `EnvelopeField`. */
export interface EnvelopeFieldProps {
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
  problem: string | undefined
  /** Called with the problem of a file, or with undefined once it is solved. */
  onProblem: (problem: string | undefined) => void
}

/** A field for an envelope: type or paste it, drop a file or text, or choose a file. */
export function EnvelopeField(props: EnvelopeFieldProps): ReactElement {
  const { label, hint, value, onChange, problem, onProblem } = props
  const [over, setOver] = useState(false)
  const choose = useId()

  const give = (text: string): void => {
    const secret = secretIn(text)
    onChange(secret ? "" : text)
    onProblem(secret)
  }

  async function read(file: File): Promise<void> {
    try {
      give(await readEnvelopeFile(file))
    } catch (error) {
      onProblem(reasonOf(error))
    }
  }

  async function drop(event: DragEvent): Promise<void> {
    event.preventDefault()
    setOver(false)
    const { files } = event.dataTransfer
    const [file] = files
    if (files.length > 1) onProblem("Drop only one file.")
    else if (file) await read(file)
    else give(event.dataTransfer.getData("text/plain"))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped here can be chosen or pasted as well
    <div
      className={over ? "dropping" : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <TextField
        label={label}
        problem={problem}
        hint={hint}
        rows={6}
        placeholder="AAAAAg…"
        value={value}
        onChange={give}
      />
      <div className="choose">
        <input
          id={choose}
          className="sr"
          type="file"
          accept=".xdr,.txt,text/plain"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // Allows choosing the same file again after it changed.
            if (file) void read(file)
            event.target.value = ""
          }}
        />
        <label htmlFor={choose} className="button button-quiet">
          Choose a file
        </label>
      </div>
    </div>
  )
}
