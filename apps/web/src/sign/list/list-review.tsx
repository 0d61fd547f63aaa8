import { useSignTransaction } from "@alidade/react"
import type { ReactElement } from "react"
import type { SignedEnvelope } from "../../logic/sign/signed.js"
import { readinessOf } from "../../logic/signatures/readiness.js"
import { usePageNetwork } from "../../page/page.js"
import { Sentence } from "../../page/sentence/sentence.js"
import { useSayDeeds } from "../../page/sentence/sentence-text.js"
import { say } from "../../texts/en/list.js"
import { Effects } from "../effects/effects.js"
import { Review } from "../review/review.js"
import { SigningWarnings } from "../review/signing-warnings.js"
import { feeText, useBrief } from "../review/use-brief.js"
import { useReceivers } from "../review/use-receivers.js"
import { SignatureStatusView, useSignatureStatus } from "../signatures/signature-status.js"

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
  const { passphrase } = usePageNetwork()
  const { signTransaction, status, error } = useSignTransaction()
  const signatureStatus = useSignatureStatus(xdr).data
  const receivers = useReceivers(xdr)
  const brief = useBrief(xdr)
  const sayDeeds = useSayDeeds()
  const { maySign } = readinessOf(signatureStatus, address)

  async function sign(): Promise<void> {
    if (status === "pending") return
    const {
      signedTxXdr,
      signerAddress = address,
      verified,
    } = await signTransaction(xdr, {
      networkPassphrase: passphrase,
    })
    onSigned({ xdr: signedTxXdr, signed: { address: signerAddress, verified } })
  }

  return (
    <Review
      flow={status === "pending" ? { step: "asking" } : { step: "review", error }}
      xdr={xdr}
      receivers={receivers}
      onSign={maySign ? () => void sign().catch(() => {}) : undefined}
      title={brief && <Sentence deeds={brief.deeds} form="toDo" account={address} />}
      request={brief && sayDeeds(brief.deeds, "toDo", address)}
      detail={feeText(brief)}
      other={[say("skip"), onSkip]}
      more={[[say("stop"), onStop]]}
    >
      <Effects request={{ xdr }} address={address} />
      <SignatureStatusView signatureStatus={signatureStatus} />
      <SigningWarnings xdr={xdr} address={address} signatureStatus={signatureStatus} />
    </Review>
  )
}
