import { TransactionPreview, useNetworkName } from "@alidade/react"
import type { ReactElement } from "react"
import type { CheckedEnvelope } from "../logic/check/check-envelope.js"
import type { SignatureStatus } from "../logic/signatures/read-signature-status.js"
import { usePageNetwork } from "../page/page.js"
import { say } from "../texts/en/check.js"
import { EnvelopeSignatures } from "./envelope-signatures.js"
import { SignersView } from "./signers-view.js"

export interface CheckedEnvelopeViewProps {
  /** Base64 `TransactionEnvelope`. */
  xdr: string
  checked: CheckedEnvelope
  /** What the network says about its signers, once it was asked. */
  signers: SignatureStatus | undefined
}

/**
 * The signatures of an envelope, and the transaction: for the network that a valid signature is for, or else as the
 * page's network would read it.
 */
export function CheckedEnvelopeView({
  xdr,
  checked,
  signers,
}: CheckedEnvelopeViewProps): ReactElement {
  const nameNetwork = useNetworkName()
  const { passphrase } = usePageNetwork()
  const { signed } = checked
  const network = signed?.networkPassphrase ?? passphrase
  return (
    <>
      {signers ? <SignersView status={signers} /> : <EnvelopeSignatures checked={checked} />}
      <section className="check-part" aria-label={say("signed")}>
        <h3 className="label">
          {say(signed ? "signedFor" : "shownFor", { network: nameNetwork(network) })}
        </h3>
        <TransactionPreview xdr={xdr} networkPassphrase={network} />
      </section>
    </>
  )
}
