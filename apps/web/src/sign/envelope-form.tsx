import { type FormEvent, type ReactElement, useState } from "react"
import { usePage } from "../app/page.js"
import { linkIn } from "../links/address.js"
import { LinkHandler } from "../links/link-handler.js"
import { isStellarLink } from "../links/stellar-link.js"
import { reasonOf } from "../parts/reason.js"
import { expectXdr } from "../pasted/unlike.js"
import { EnvelopeField } from "./envelope-field.js"

/** An envelope that is pasted, dropped or chosen as a file; or a link that carries one, or asks for a payment. */
export function EnvelopeForm({ onGiven }: { onGiven: (xdr: string) => void }): ReactElement {
  const { inbox } = usePage()
  const [text, setText] = useState("")
  const [problem, setProblem] = useState<string>()

  async function review(event: FormEvent): Promise<void> {
    event.preventDefault()
    const link = isStellarLink(text) ? text : linkIn(text.trim())
    if (link !== undefined) {
      await inbox.follow(link)
      setProblem(inbox.getState().refused)
      return
    }
    const xdr = text.replace(/\s/g, "")
    if (xdr === "") {
      setProblem("Paste an envelope or a link, or drop a file that holds one.")
      return
    }
    try {
      await expectXdr("envelope", xdr)
      setProblem(undefined)
      onGiven(xdr)
    } catch (error) {
      setProblem(reasonOf(error))
    }
  }

  return (
    <form className="form" noValidate onSubmit={review} aria-label="Envelope">
      <EnvelopeField
        label="Transaction envelope or link"
        hint="Base64 XDR, a web+stellar: link, or a link that was handed to you. Paste it, or drop a file."
        value={text}
        onChange={setText}
        problem={problem}
        onProblem={setProblem}
      />
      <div className="actions">
        <button type="submit" className="button button-primary">
          Review the transaction
        </button>
      </div>
      <LinkHandler />
    </form>
  )
}
