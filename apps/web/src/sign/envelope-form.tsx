import { type DragEvent, type FormEvent, type ReactElement, useState } from "react"
import { usePageNetwork } from "../app/use-page-network.js"
import { Field } from "../parts/field.js"

/** More is no envelope: the network's own limit on a transaction is far below. In bytes. */
const LONGEST = 1_000_000

/** An envelope that is pasted, or dropped as a file. */
export function EnvelopeForm({ onGiven }: { onGiven: (xdr: string) => void }): ReactElement {
  const { passphrase } = usePageNetwork()
  const [text, setText] = useState("")
  const [problem, setProblem] = useState<string>()
  const [over, setOver] = useState(false)

  async function review(event: FormEvent): Promise<void> {
    event.preventDefault()
    const xdr = text.replace(/\s/g, "")
    if (xdr === "") {
      setProblem("Paste an envelope, or drop a file that holds one.")
      return
    }
    try {
      const { describeTransaction } = await import("../stellar/decode.js")
      describeTransaction(xdr, passphrase)
      setProblem(undefined)
      onGiven(xdr)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "This cannot be read.")
    }
  }

  async function drop(event: DragEvent): Promise<void> {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (!file) setText(event.dataTransfer.getData("text/plain"))
    else if (file.size > LONGEST) setProblem("That file is too large to be an envelope.")
    else setText((await file.text()).trim())
  }

  return (
    <form className="form" noValidate onSubmit={review} aria-label="Envelope">
      <Field
        label="Transaction envelope"
        problem={problem}
        hint="Base64 XDR. Paste it, or drop a file here."
      >
        {(control) => (
          <textarea
            {...control}
            className={over ? "input mono dropping" : "input mono"}
            dir="ltr"
            rows={6}
            autoComplete="off"
            spellCheck={false}
            placeholder="AAAAAg…"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setProblem(undefined)
            }}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          />
        )}
      </Field>
      <div className="actions">
        <button type="submit" className="button button-primary">
          Review the transaction
        </button>
      </div>
    </form>
  )
}
