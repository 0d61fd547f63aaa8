import type { ReactElement } from "react"
import { addressWith } from "../links/address.js"
import { writeTransactionLink } from "../links/stellar-link.js"
import { More } from "../parts/more.js"
import { Output } from "../parts/output.js"

/** What handing over takes. */
export interface HandOverProps {
  /** The envelope as far as it is signed, base64 XDR. */
  xdr: string
  /** Of the network that it is for. */
  passphrase: string
}

/** A link with the envelope in it, for whoever signs next. */
export function HandOver({ xdr, passphrase }: HandOverProps): ReactElement {
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
