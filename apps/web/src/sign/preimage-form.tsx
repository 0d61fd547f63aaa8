import type { ReactElement } from "react"
import { XdrError } from "../logic/pasted/xdr-error.js"
import type { PreimageProblem, ReadAuthorization } from "../logic/sign/read-authorization.js"
import { readLatestLedger } from "../logic/stellar/latest-ledger.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { useSayDeeds } from "../page/sentence/sentence-text.js"
import { usePasted } from "../page/use-pasted.js"
import { say as sayOfApp } from "../texts/en/app.js"
import { say } from "../texts/en/authorization.js"
import { say as sayOfSigning } from "../texts/en/sign.js"
import { ActionBar } from "../ui/action-bar.js"
import { Button } from "../ui/button.js"
import { TextField } from "../ui/field.js"
import { reasonOf } from "../ui/reason-of.js"
import { xdrReason } from "../ui/xdr-reason.js"
import { useAuthorizedDeeds } from "./review/use-brief.js"

export interface PreimageFormProps {
  /** The connected account. */
  address: string
  onGiven: (authorization: ReadAuthorization) => void
}

/** Imports a preimage, an authorization entry, or a list of entries. */
export function PreimageForm({ address, onGiven }: PreimageFormProps): ReactElement {
  const { networks } = usePage()
  const { passphrase, rpcUrl, name: current } = usePageNetwork()
  const { field, submit } = usePasted(async (text) => {
    const pasted = text.replace(/\s/g, "")
    const [{ networkOfPreimage }, { AUTHORIZED, PreimageError, readAuthorization }] =
      await Promise.all([
        import("../logic/sign/preimage.js"),
        import("../logic/sign/read-authorization.js"),
      ])
    if (pasted === "") throw new PreimageError({ problem: "nothingPasted" })
    const readExpiry = async () => (await readLatestLedger(rpcUrl)) + AUTHORIZED
    const read = await readAuthorization(pasted, passphrase, readExpiry)
    if ("entries" in read) return onGiven(read)
    // A preimage names its network.
    const { preimage } = read
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
    onGiven(read)
  }, `authorization ${address} ${passphrase}`)
  const pasted = field.value.replace(/\s/g, "")
  const deeds = useAuthorizedDeeds(pasted === "" ? undefined : pasted, address)
  const sayDeeds = useSayDeeds()

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
      <ActionBar
        request={deeds ? sayDeeds(deeds, "toDo", address) : sayOfApp("authorization")}
        detail={deeds && sayOfSigning("noFee")}
      >
        <Button type="submit" look="primary">
          {sayOfSigning("review")}
        </Button>
      </ActionBar>
    </form>
  )
}

/** Why a text can't be signed as an authorization, in words. */
function preimageReason(error: unknown): string {
  if (error instanceof XdrError) return xdrReason(error.found)
  return reasonOf<PreimageProblem>(error, say.problem)
}
