import type { Verified } from "@alidade/core"
import type { ReactElement } from "react"
import { Checks } from "../sign/checks.js"
import { Review } from "../sign/review.js"
import { SendButtons, useSending } from "../sign/sending.js"
import { say } from "../texts/en/contract.js"
import type { PreparedTransfer } from "./transfer.js"
import { TransferResult } from "./transfer-result.js"
import { TransferReview } from "./transfer-review.js"
import { useWalletRequest } from "./use-wallet-request.js"

/** Props of `TransferFlow`. */
export interface TransferFlowProps {
  transfer: PreparedTransfer
  /** What was verified of its signature, once signed. */
  verified: Verified | undefined
  /** Whether the wallet signed it just now. */
  fresh: boolean
  onSigned: (verified: Verified) => void
  /** Called once the network has applied it. */
  onSent: () => void
  /** Returns to the form. */
  onBack: () => void
}

/** A call from review to signature, submission, and result. */
export function TransferFlow(props: TransferFlowProps): ReactElement {
  const { transfer, verified, fresh, onSigned, onSent, onBack } = props
  const { review } = transfer
  const isSeparate = review.sponsor !== undefined
  const request = useWalletRequest(isSeparate ? "auth-entry" : "transaction", onSigned)
  const { sending, sent, send } = useSending(transfer.send, onSent)

  if (verified === undefined) {
    return (
      <Review
        pending={request.status === "pending"}
        error={request.status === "failed" ? request.error : undefined}
        xdr={isSeparate ? undefined : review.payload}
        onSign={() => request.ask(transfer.sign)}
        onEdit={onBack}
      >
        <TransferReview review={review} />
      </Review>
    )
  }
  return (
    <>
      {sent && <TransferResult sent={sent} review={review} />}
      <Checks
        fresh={fresh}
        verified={verified}
        content={isSeparate ? say("authorizationMatches") : say("transactionMatches")}
        signature={say("signatureValid")}
      />
      <SendButtons
        label={sent ? undefined : say(isSeparate ? "sendSponsored" : "send")}
        sending={sending}
        onSend={send}
        other={say("startAnother")}
        onOther={onBack}
      />
    </>
  )
}
