import type { ReactElement } from "react"
import { say } from "../../texts/en/signatures.js"
import { Output } from "../../ui/output.js"

export interface ShareEnvelopeProps {
  /** Base64 XDR, with the signatures so far. */
  xdr: string
  /** The link for the next signer. Undefined if the envelope is too long for one. */
  link: string | undefined
}

/** A link and a QR code for the next signer that contain the envelope, or a file if it is too long for a link. */
export function ShareEnvelope({ xdr, link }: ShareEnvelopeProps): ReactElement {
  return link !== undefined ? (
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
