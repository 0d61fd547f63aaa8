import type { ReactElement } from "react"
import { usePageNetwork } from "../app/page.js"
import { Button } from "../parts/button.js"
import { TextField } from "../parts/field.js"
import { usePasted } from "../parts/use-pasted.js"
import { readLatestLedger } from "../stellar/latest-ledger.js"
import { HOLDS } from "./example-call-form.js"

/** Imports a preimage or an authorization entry. */
export function PreimageForm({ onGiven }: { onGiven: (preimage: string) => void }): ReactElement {
  const { passphrase, rpcUrl } = usePageNetwork()
  const { field, submit } = usePasted(async (text) => {
    const pasted = text.replace(/\s/g, "")
    if (pasted === "") throw new Error("Paste a preimage or an authorization entry.")
    const { readPreimageOrEntry } = await import("../stellar/preimage.js")
    const readExpiry = async () => (await readLatestLedger(rpcUrl)) + HOLDS
    onGiven(await readPreimageOrEntry(pasted, passphrase, readExpiry))
  })

  return (
    <form className="form" noValidate onSubmit={submit} aria-label="Pasted authorization">
      <TextField
        label="Preimage or authorization entry"
        problem={field.problem}
        hint="Base64 XDR of a HashIdPreimage, or of a SorobanAuthorizationEntry."
        rows={5}
        placeholder="AAAACs7g…"
        value={field.value}
        onChange={(typed) => {
          field.onChange(typed)
          field.onProblem(undefined)
        }}
      />
      <div className="actions">
        <Button type="submit" look="primary">
          Review the authorization
        </Button>
      </div>
    </form>
  )
}
