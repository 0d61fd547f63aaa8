import type { ReactElement } from "react"
import { addressWith, isShareable } from "../../logic/links/address.js"
import { writeTransactionLink } from "../../logic/links/stellar-link.js"
import { usePage, usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/signatures.js"
import { Output } from "../../ui/output.js"

export interface ShareEnvelopeProps {
  /** Base64 XDR, with the signatures so far. */
  xdr: string
}

/** A link and a QR code for the next signer that contain the envelope, or a file if it is too long for a link. */
export function ShareEnvelope({ xdr }: ShareEnvelopeProps): ReactElement {
  const { mode } = usePage()
  const { passphrase } = usePageNetwork()
  const link = addressWith(writeTransactionLink(xdr, passphrase), location.href, mode)
  return isShareable(link) ? (
    <>
      <p className="hint">{say("shareHint")}</p>
      <Output label={say("shareLink")} text={link} rows={3} code />
    </>
  ) : (
    <>
      <p className="hint">{say("tooLong")}</p>
      <Output label={say("shareFile")} text={xdr} rows={3} fileName="transaction-to-sign" />
    </>
  )
}
