import { type FormEvent, type ReactElement, useState } from "react"
import { usePageNetwork } from "../app/use-page-network.js"
import { reasonOf } from "../parts/reason.js"
import { TextField } from "../parts/text-field.js"
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
      <TextField
        label="Preimage or authorization entry"
        problem={problem}
        hint="Base64 XDR of a HashIdPreimage, or of a SorobanAuthorizationEntry."
        rows={5}
        placeholder="AAAACs7g…"
        value={text}
        onChange={(typed) => {
          setText(typed)
          setProblem(undefined)
        }}
      />
      <div className="actions">
        <button type="submit" className="button button-primary">
          Review the authorization
        </button>
      </div>
    </form>
  )
}
