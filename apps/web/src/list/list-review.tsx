import { TransactionPreview, useSignTransaction } from "@alidade/react"
import type { ReactElement } from "react"
import { Effects } from "../effects/effects.js"
import { Button } from "../parts/button.js"
import { Review } from "../sign/review.js"
import type { SignedEnvelope } from "../sign/signed.js"
import { SigningWarnings } from "../sign/signing-warnings.js"
import { readinessOf } from "../signatures/readiness.js"
import { SignatureStatusView, useSignatureStatus } from "../signatures/signature-status.js"
import { say } from "../texts/en/list.js"

/** Props of `ListReview`. */
export interface ListReviewProps {
  xdr: string
  /** The signing account. */
  address: string
  onSigned: (signed: SignedEnvelope) => void
  onSkip: () => void
  onStop: () => void
}

/** Reviews and signs one transaction of a list. */
export function ListReview(props: ListReviewProps): ReactElement {
  const { xdr, address, onSigned, onSkip, onStop } = props
  const { signTransaction, status, error } = useSignTransaction()
  const signatureStatus = useSignatureStatus(xdr).data
  const { maySign } = readinessOf(signatureStatus, address)

  async function sign(): Promise<void> {
    const { signedTxXdr, signerAddress = address, verified } = await signTransaction(xdr)
    onSigned({ xdr: signedTxXdr, signed: { address: signerAddress, verified } })
  }

  return (
    <Review
      pending={status === "pending"}
      error={error}
      xdr={xdr}
      onSign={maySign ? () => void sign().catch(() => {}) : undefined}
      onEdit={onStop}
      edit={say("stop")}
      also={<Button onClick={onSkip}>{say("skip")}</Button>}
    >
      <TransactionPreview xdr={xdr} />
      <Effects request={{ xdr }} address={address} />
      <SignatureStatusView signatureStatus={signatureStatus} />
      <SigningWarnings xdr={xdr} address={address} signatureStatus={signatureStatus} />
    </Review>
  )
}
