import type { ReactElement } from "react"
import { linkIn } from "../logic/links/address.js"
import { isStellarLink } from "../logic/pasted/is-stellar-link.js"
import { EnvelopeError } from "../logic/sign/envelope-file.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { useSayDeeds } from "../page/sentence/sentence-text.js"
import { usePasted } from "../page/use-pasted.js"
import { say as sayOfParts } from "../texts/en/parts.js"
import { say } from "../texts/en/sign.js"
import { ActionBar } from "../ui/action-bar.js"
import { Button } from "../ui/button.js"
import { MoreMenu } from "../ui/more-menu.js"
import { EnvelopeField } from "./fields/envelope-field.js"
import { linkReason } from "./fields/link-reason.js"
import { LinkHandler } from "./links/link-handler.js"
import { feeText, useBrief } from "./review/use-brief.js"

/** Not a link. */
const BASE64 = /^[A-Za-z0-9+/]+=*$/

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
        if (refused !== undefined) throw refused
        return
      }
      const xdr = text.replace(/\s/g, "")
      if (xdr === "") throw new EnvelopeError({ problem: "nothingPasted" })
      const { expectXdr } = await import("../logic/pasted/expect-xdr.js")
      await expectXdr("envelope", xdr)
      onGiven(xdr)
    },
    envelopeDraft(address, passphrase),
  )

  const pasted = field.value.replace(/\s/g, "")
  const brief = useBrief(BASE64.test(pasted) ? pasted : undefined)
  const sayDeeds = useSayDeeds()

  return (
    <form className="form" noValidate onSubmit={submit} aria-label={say("importForm")}>
      <EnvelopeField
        label={say("envelopeOrLink")}
        hint={say("envelopeHint")}
        {...field}
        reason={linkReason}
      />
      <LinkHandler />
      <ActionBar
        request={brief ? sayDeeds(brief.deeds, "toDo", address) : say("import")}
        detail={brief && feeText(brief)}
        others={<MoreMenu items={[[sayOfParts("clearNamed"), clear]]} />}
      >
        <Button type="submit" look="primary">
          {say("review")}
        </Button>
      </ActionBar>
    </form>
  )
}

/** The form's name among the drafts. */
export function envelopeDraft(address: string, passphrase: string): string {
  return `envelope ${address} ${passphrase}`
}
