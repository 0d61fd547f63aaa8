import { type ReactElement, useState } from "react"
import { VerdictView } from "../../check/verdict-view.js"
import type { Verdict } from "../../logic/check/verdict.js"
import { linkIn } from "../../logic/links/address.js"
import { readStellarLink } from "../../logic/links/stellar-link.js"
import { isStellarLink } from "../../logic/pasted/is-stellar-link.js"
import { CombineError } from "../../logic/signatures/combine-error.js"
import { usePageNetwork } from "../../page/page.js"
import { usePasted } from "../../page/use-pasted.js"
import { say } from "../../texts/en/signatures.js"
import { Button } from "../../ui/button.js"
import { EnvelopeField } from "../fields/envelope-field.js"
import { linkReason } from "../fields/link-reason.js"

export interface CombineFormProps {
  /** The envelope that collects the signatures, base64 XDR. */
  xdr: string
  /** Called with the envelope that has the signatures of both copies. */
  onCombined: (xdr: string) => void
}

/** What came of the last import. */
interface Imported {
  isAdded: boolean
  /** The signatures that are not imported. */
  left: readonly Verdict[]
}

const nothing: Imported = { isAdded: false, left: [] }

/** Imports the signatures of another copy of the transaction, which someone else signed. */
export function CombineForm({ xdr, onCombined }: CombineFormProps): ReactElement {
  const network = usePageNetwork()
  const [{ isAdded, left }, setImported] = useState(nothing)
  const { field, submit } = usePasted(async (text) => {
    setImported(nothing)
    if (text.trim() === "") throw new CombineError({ problem: "noCopy" })
    const copy = envelopeOf(text, network.passphrase)
    const { expectXdr } = await import("../../logic/pasted/expect-xdr.js")
    await expectXdr("envelope", copy)
    const { importSignatures } = await import("../../logic/signatures/import-signatures.js")
    const imported = await importSignatures(xdr, copy, network)
    field.onChange("")
    const isAdded = imported.xdr !== xdr
    setImported({ isAdded, left: imported.left })
    if (isAdded) onCombined(imported.xdr)
  })

  return (
    <form className="form" noValidate onSubmit={submit} aria-label={say("otherCopy")}>
      <EnvelopeField
        label={say("signedCopy")}
        hint={say("copyHint")}
        {...field}
        reason={combineReason}
        onChange={(text) => {
          field.onChange(text)
          setImported(nothing)
        }}
      />
      <div className="actions">
        <Button type="submit">{say("import")}</Button>
        <span role="status" className="hint">
          {isAdded && say("imported")}
        </span>
      </div>
      {left.length > 0 && (
        <div className="stack" role="status">
          <p className="title">{say("notImported", { count: left.length })}</p>
          {left.map((verdict, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: signatures have no other name than their place
            <VerdictView key={index} verdict={verdict} />
          ))}
        </div>
      )}
    </form>
  )
}

/** Reads the envelope from pasted text, which may be a link for the same network. */
function envelopeOf(text: string, passphrase: string): string {
  const link = isStellarLink(text) ? text : linkIn(text.trim())
  if (link === undefined) return text.replace(/\s/g, "")
  const read = readStellarLink(link)
  if (read.what === "payment") throw new CombineError({ problem: "payment" })
  if (read.details.network !== passphrase) throw new CombineError({ problem: "linkForOther" })
  return read.xdr
}

/** Why the signatures of a copy can't be imported, in words. */
function combineReason(error: unknown): string {
  return error instanceof CombineError ? say.problem(error.found) : linkReason(error)
}
