import type { ReactElement } from "react"
import { usePage, usePageNetwork } from "../app/page.js"
import { linkIn } from "../links/address.js"
import { isStellarLink } from "../links/is-stellar-link.js"
import { LinkHandler } from "../links/link-handler.js"
import { Button } from "../parts/button.js"
import { ClearButton } from "../parts/clear-button.js"
import { usePasted } from "../parts/use-pasted.js"
import { say } from "../texts/en/sign.js"
import { EnvelopeField } from "./envelope-field.js"

/** Props of `EnvelopeForm`. */
export interface EnvelopeFormProps {
  /** The signing account. */
  address: string
  /** Called with the envelope, base64 XDR. */
  onGiven: (xdr: string) => void
}

/** Imports a transaction: pasted, dropped, or chosen as a file; or a link to a transaction or a payment. */
export function EnvelopeForm({ address, onGiven }: EnvelopeFormProps): ReactElement {
  const { passphrase } = usePageNetwork()
  const { inbox } = usePage()
  const { field, submit, clear } = usePasted(
    async (text) => {
      const link = isStellarLink(text) ? text : linkIn(text.trim())
      if (link !== undefined) {
        await inbox.follow(link)
        const { refused } = inbox.getState()
        if (refused !== undefined) throw new Error(refused)
        return
      }
      const xdr = text.replace(/\s/g, "")
      if (xdr === "") throw new Error(say("nothingPasted"))
      const { expectXdr } = await import("../pasted/expect-xdr.js")
      await expectXdr("envelope", xdr)
      onGiven(xdr)
    },
    envelopeDraft(address, passphrase),
  )

  return (
    <form className="form" noValidate onSubmit={submit} aria-label={say("importForm")}>
      <EnvelopeField label={say("envelopeOrLink")} hint={say("envelopeHint")} {...field} />
      <div className="actions">
        <Button type="submit" look="primary">
          {say("reviewTransaction")}
        </Button>
        <ClearButton onClear={clear} />
      </div>
      <LinkHandler />
    </form>
  )
}

/** The form's name among the drafts. */
export function envelopeDraft(address: string, passphrase: string): string {
  return `envelope ${address} ${passphrase}`
}
