import { type DragEvent, type ReactElement, type ReactNode, useId, useState } from "react"
import { SecretError, secretIn } from "../logic/pasted/secret.js"
import { say } from "../texts/en/parts.js"
import { TextField } from "./field.js"
import { OneFileError, reasonOf } from "./reason-of.js"

export interface FileFieldProps {
  label: string
  hint: ReactNode
  placeholder?: string
  /** The file types to choose from. */
  accept: string
  /** Reads a file as the field's text. Throws an error if it is unsuitable. */
  readFile: (file: Blob) => Promise<string>
  value: string
  onChange: (value: string) => void
  /** What is wrong with the text or the file. */
  error: unknown
  /** Says an error in words. */
  reason?: (error: unknown) => string
  /** Takes several files, and adds them to the text, one per line. */
  several?: boolean
  /** Called with the error of a file, or with undefined once it is solved. */
  onError: (error: unknown) => void
}

/** A field for a text that may be in a file: type or paste it, drop a file or text, or choose a file. */
export function FileField(props: FileFieldProps): ReactElement {
  const { label, hint, placeholder, accept, readFile, value, onChange, error, onError } = props
  const { several = false, reason = reasonOf } = props
  const [over, setOver] = useState(false)
  const choose = useId()

  const give = (text: string): void => {
    const secret = secretIn(text)
    onChange(secret ? "" : text)
    onError(secret && new SecretError({ problem: secret }))
  }

  async function read(files: readonly File[]): Promise<void> {
    try {
      const texts = await Promise.all(files.map(readFile))
      give([...(several ? [value] : []), ...texts].filter(Boolean).join("\n"))
    } catch (error) {
      onError(error)
    }
  }

  async function drop(event: DragEvent): Promise<void> {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 1 && !several) onError(new OneFileError({ problem: "oneFile" }))
    else if (files.length > 0) await read(files)
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
        problem={error === undefined ? undefined : reason(error)}
        hint={hint}
        rows={6}
        {...(placeholder ? { placeholder } : {})}
        value={value}
        onChange={give}
      />
      <div className="choose">
        <input
          id={choose}
          className="sr"
          type="file"
          accept={accept}
          multiple={several}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            if (files.length > 0) void read(files)
            // Allows choosing the same file again after it changed.
            event.target.value = ""
          }}
        />
        <label htmlFor={choose} className="button button-quiet">
          {say("chooseFile")}
        </label>
      </div>
    </div>
  )
}
