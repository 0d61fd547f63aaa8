import type { ReactElement } from "react"
import { XdrError } from "../logic/pasted/xdr-error.js"
import type { PreimageProblem } from "../logic/sign/preimage.js"
import { readLatestLedger } from "../logic/stellar/latest-ledger.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { usePasted } from "../page/use-pasted.js"
import { say } from "../texts/en/authorization.js"
import { Button } from "../ui/button.js"
import { TextField } from "../ui/field.js"
import { reasonOf } from "../ui/reason-of.js"
import { xdrReason } from "../ui/xdr-reason.js"
import { HOLDS } from "./example-call-form.js"

/** Imports a preimage or an authorization entry. */
export function PreimageForm({ onGiven }: { onGiven: (preimage: string) => void }): ReactElement {
  const { networks } = usePage()
  const { passphrase, rpcUrl, name: current } = usePageNetwork()
  const { field, submit } = usePasted(async (text) => {
    const pasted = text.replace(/\s/g, "")
    const { networkOfPreimage, PreimageError, readPreimageOrEntry } = await import(
      "../logic/sign/preimage.js"
    )
    if (pasted === "") throw new PreimageError({ problem: "nothingPasted" })
    const readExpiry = async () => (await readLatestLedger(rpcUrl)) + HOLDS
    const preimage = await readPreimageOrEntry(pasted, passphrase, readExpiry)
    // A preimage names its network.
    const own = networkOfPreimage(
      preimage,
      networks.map((network) => network.passphrase),
    )
    if (own !== passphrase) {
      const name = networks.find((network) => network.passphrase === own)?.name
      throw new PreimageError(
        name === undefined
          ? { problem: "noSuchNetwork" }
          : { problem: "otherNetwork", network: name, current },
      )
    }
    onGiven(preimage)
  })

  return (
    <form className="form" noValidate onSubmit={submit} aria-label={say("pastedForm")}>
      <TextField
        label={say("preimageOrEntry")}
        problem={field.error === undefined ? undefined : preimageReason(field.error)}
        hint={say("preimageHint")}
        rows={5}
        placeholder="AAAACs7g…"
        value={field.value}
        onChange={(typed) => {
          field.onChange(typed)
          field.onError(undefined)
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

/** Why a text can't be signed as an authorization, in words. */
function preimageReason(error: unknown): string {
  if (error instanceof XdrError) return xdrReason(error.found)
  return reasonOf<PreimageProblem>(error, say.problem)
}
