import type { ReactElement } from "react"
import { readEnvelopeFile } from "../../logic/sign/envelope-file.js"
import { ListError, readList } from "../../logic/sign/read-list.js"
import { usePageNetwork } from "../../page/page.js"
import { usePasted } from "../../page/use-pasted.js"
import { say } from "../../texts/en/list.js"
import { say as sayOfParts } from "../../texts/en/parts.js"
import { ActionBar } from "../../ui/action-bar.js"
import { Button } from "../../ui/button.js"
import { FileField } from "../../ui/file-field.js"
import { MoreMenu } from "../../ui/more-menu.js"
import { xdrReason } from "../../ui/xdr-reason.js"
import { envelopeReason } from "../fields/envelope-reason.js"

export interface ListFormProps {
  /** The signing account. */
  address: string
  /** Called with the envelopes, base64 XDR. */
  onGiven: (envelopes: readonly string[]) => void
}

/** Takes a list of transactions: pasted, dropped, or chosen as files. */
export function ListForm({ address, onGiven }: ListFormProps): ReactElement {
  const { passphrase } = usePageNetwork()
  const { field, submit, clear } = usePasted(
    async (text) => onGiven(await readList(text)),
    listDraft(address, passphrase),
  )
  return (
    <form className="form" noValidate onSubmit={submit} aria-label={say("form")}>
      <FileField
        label={say("envelopes")}
        hint={say("hint")}
        placeholder="AAAAAg…"
        accept=".xdr,.txt,text/plain"
        readFile={readEnvelopeFile}
        several
        {...field}
        reason={listReason}
      />
      <ActionBar
        request={say("several")}
        others={<MoreMenu items={[[sayOfParts("clearNamed"), clear]]} />}
      >
        <Button type="submit" look="primary">
          {say("start")}
        </Button>
      </ActionBar>
    </form>
  )
}

/** The form's name among the drafts. */
export function listDraft(address: string, passphrase: string): string {
  return `list ${address} ${passphrase}`
}

/** Why a list can't be read, in words. */
function listReason(error: unknown): string {
  if (!(error instanceof ListError)) return envelopeReason(error)
  const { found } = error
  return found.problem === "wrong"
    ? say("wrong", { number: found.number, reason: xdrReason(found.found) })
    : say.problem(found)
}
