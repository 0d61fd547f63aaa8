import type { ReactElement } from "react"
import { usePageNetwork } from "../app/page.js"
import { Button } from "../parts/button.js"
import { ClearButton } from "../parts/clear-button.js"
import { FileField } from "../parts/file-field.js"
import { usePasted } from "../parts/use-pasted.js"
import { readEnvelopeFile } from "../sign/envelope-file.js"
import { say } from "../texts/en/list.js"
import { readList } from "./read-list.js"

/** Props of `ListForm`. */
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
      />
      <div className="actions">
        <Button type="submit" look="primary">
          {say("start")}
        </Button>
        <ClearButton onClear={clear} />
      </div>
    </form>
  )
}

/** The form's name among the drafts. */
export function listDraft(address: string, passphrase: string): string {
  return `list ${address} ${passphrase}`
}
