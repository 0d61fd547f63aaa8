import type { ReactElement } from "react"
import { usePage, usePageNetwork } from "../app/page.js"
import { addressWith } from "../links/address.js"
import { writeTransactionLink } from "../links/stellar-link.js"
import { More } from "../parts/more.js"
import { Output } from "../parts/output.js"

/** A link for the next signer that contains the envelope (base64 XDR) with its signatures so far. */
export function ShareEnvelope({ xdr }: { xdr: string }): ReactElement {
  const { mode } = usePage()
  const { passphrase } = usePageNetwork()
  return (
    <More summary="Share for another signature">
      {() => (
        <div className="stack">
          <p className="hint">
            For the next signer: the link opens this page with the transaction and its signatures.
            The link holds the transaction; no server receives it, but anyone with the link can see
            it.
          </p>
          <Output
            label="Link to share"
            text={addressWith(writeTransactionLink(xdr, passphrase), location.href, mode)}
            rows={3}
            code
          />
        </div>
      )}
    </More>
  )
}
