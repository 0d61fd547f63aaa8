import type { ReactElement } from "react"
import { usePageNetwork } from "../app/page.js"
import { Button } from "../parts/button.js"
import { TextField } from "../parts/field.js"
import { usePasted } from "../parts/use-pasted.js"
import { readLatestLedger } from "../stellar/latest-ledger.js"
import { say } from "../texts/en/authorization.js"
import { HOLDS } from "./example-call-form.js"

/** Imports a preimage or an authorization entry. */
export function PreimageForm({ onGiven }: { onGiven: (preimage: string) => void }): ReactElement {
  const { passphrase, rpcUrl } = usePageNetwork()
  const { field, submit } = usePasted(async (text) => {
    const pasted = text.replace(/\s/g, "")
    if (pasted === "") throw new Error(say("nothingPasted"))
    const { readPreimageOrEntry } = await import("../stellar/preimage.js")
    const readExpiry = async () => (await readLatestLedger(rpcUrl)) + HOLDS
    onGiven(await readPreimageOrEntry(pasted, passphrase, readExpiry))
  })

  return (
    <form className="form" noValidate onSubmit={submit} aria-label={say("pastedForm")}>
      <TextField
        label={say("preimageOrEntry")}
        problem={field.problem}
        hint={say("preimageHint")}
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
          {say("review")}
        </Button>
      </div>
    </form>
  )
}
