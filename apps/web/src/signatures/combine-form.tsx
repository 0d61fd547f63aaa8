import { type ReactElement, useState } from "react"
import { usePageNetwork } from "../app/page.js"
import { linkIn } from "../links/address.js"
import { isStellarLink } from "../links/is-stellar-link.js"
import { readStellarLink } from "../links/stellar-link.js"
import { Button } from "../parts/button.js"
import { More } from "../parts/more.js"
import { usePasted } from "../parts/use-pasted.js"
import { EnvelopeField } from "../sign/envelope-field.js"
import { say } from "../texts/en/signatures.js"

/** Props of `CombineForm`. */
export interface CombineFormProps {
  /** The envelope that collects the signatures, base64 XDR. */
  xdr: string
  /** Called with the envelope that has the signatures of both copies. */
  onCombined: (xdr: string) => void
}

/** Imports the signatures of another copy of the transaction, which someone else signed. */
export function CombineForm(props: CombineFormProps): ReactElement {
  return <More summary={say("importSignatures")}>{() => <CopyOfAnother {...props} />}</More>
}

function CopyOfAnother({ xdr, onCombined }: CombineFormProps): ReactElement {
  const { passphrase } = usePageNetwork()
  const [added, setAdded] = useState(false)
  const { field, submit } = usePasted(async (text) => {
    setAdded(false)
    if (text.trim() === "") throw new Error(say("noCopy"))
    const copy = envelopeOf(text, passphrase)
    const { expectXdr } = await import("../pasted/expect-xdr.js")
    await expectXdr("envelope", copy)
    const { combineEnvelopes } = await import("./combine.js")
    const combined = combineEnvelopes(xdr, copy, passphrase)
    field.onChange("")
    setAdded(true)
    onCombined(combined)
  })

  return (
    <form className="form" noValidate onSubmit={submit} aria-label={say("otherCopy")}>
      <EnvelopeField
        label={say("signedCopy")}
        hint={say("copyHint")}
        {...field}
        onChange={(text) => {
          field.onChange(text)
          setAdded(false)
        }}
      />
      <div className="actions">
        <Button type="submit">{say("import")}</Button>
        <span role="status" className="hint">
          {added && say("imported")}
        </span>
      </div>
    </form>
  )
}

/** Reads the envelope from pasted text, which may be a link for the same network. */
function envelopeOf(text: string, passphrase: string): string {
  const link = isStellarLink(text) ? text : linkIn(text.trim())
  if (link === undefined) return text.replace(/\s/g, "")
  const read = readStellarLink(link)
  if (read.what === "payment") throw new Error(say("payment"))
  if (read.details.network !== passphrase) {
    throw new Error(say("linkForOther"))
  }
  return read.xdr
}
