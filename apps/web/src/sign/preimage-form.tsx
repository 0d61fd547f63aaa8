import { type FormEvent, type ReactElement, useState } from "react"
import { usePageNetwork } from "../app/use-page-network.js"
import { Field } from "../parts/field.js"
import { reasonOf } from "../parts/reason.js"
import { readLatestLedger } from "../stellar/latest-ledger.js"
import { HOLDS } from "./example-call-form.js"

/** A preimage or an authorization entry that is pasted. */
export function PreimageForm({ onGiven }: { onGiven: (preimage: string) => void }): ReactElement {
  const { passphrase, rpcUrl } = usePageNetwork()
  const [text, setText] = useState("")
  const [problem, setProblem] = useState<string>()

  async function review(event: FormEvent): Promise<void> {
    event.preventDefault()
    const pasted = text.replace(/\s/g, "")
    if (pasted === "") {
      setProblem("Paste a preimage or an authorization entry.")
      return
    }
    try {
      const { readPreimageOrEntry } = await import("../stellar/preimage.js")
      const readExpiry = async () => (await readLatestLedger(rpcUrl)) + HOLDS
      const preimage = await readPreimageOrEntry(pasted, passphrase, readExpiry)
      setProblem(undefined)
      onGiven(preimage)
    } catch (error) {
      setProblem(reasonOf(error))
    }
  }

  return (
    <form className="form" noValidate onSubmit={review} aria-label="Pasted authorization">
      <Field
        label="Preimage or authorization entry"
        problem={problem}
        hint="Base64 XDR of a HashIdPreimage, or of a SorobanAuthorizationEntry."
      >
        {(control) => (
          <textarea
            {...control}
            className="input mono"
            dir="ltr"
            rows={5}
            autoComplete="off"
            spellCheck={false}
            placeholder="AAAACs7g…"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setProblem(undefined)
            }}
          />
        )}
      </Field>
      <div className="actions">
        <button type="submit" className="button button-primary">
          Review the authorization
        </button>
      </div>
    </form>
  )
}
