import type { ReactElement } from "react"
import { usePageNetwork } from "../app/page.js"
import { addressWith } from "../links/address.js"
import { writeTransactionLink } from "../links/stellar-link.js"
import { More } from "../parts/more.js"
import { Output } from "../parts/output.js"

/** A link for whoever signs next, with the envelope in it as far as it is signed: base64 XDR. */
export function HandOver({ xdr }: { xdr: string }): ReactElement {
  const { passphrase } = usePageNetwork()
  return (
    <More summary="Hand over">
      {() => (
        <div className="stack">
          <p className="hint">
            For somebody who signs after you: the link opens this page with the transaction and its
            signatures. They stand after the # of the address, which no server sees; whoever has the
            link sees them.
          </p>
          <Output
            label="Link to hand over"
            text={addressWith(writeTransactionLink(xdr, passphrase), location.href)}
            rows={3}
            code
          />
        </div>
      )}
    </More>
  )
}
