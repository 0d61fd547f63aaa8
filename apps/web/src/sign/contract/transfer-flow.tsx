import { useKit } from "@alidade/react"
import type { ReactElement } from "react"
import type { Flow } from "../../logic/sign/flow.js"
import type { PreparedTransfer, SentTransfer } from "../../logic/sign/transfer.js"
import type { SignedTransfer } from "../../page/signed-work.js"
import { say } from "../../texts/en/contract.js"
import { Checks } from "../review/checks.js"
import { Review } from "../review/review.js"
import { SendButtons } from "../review/send-buttons.js"
import type { UseFlow } from "../review/use-flow.js"
import { useReceivers } from "../review/use-receivers.js"
import { signThroughSdk } from "./sign-through-sdk.js"
import { TransferResult } from "./transfer-result.js"
import { TransferReview } from "./transfer-review.js"

interface BuiltTransfer {
  transfer: PreparedTransfer
}

/** Props of `TransferFlow`. */
export interface TransferFlowProps
  extends Pick<UseFlow<BuiltTransfer, SignedTransfer, SentTransfer>, "ask" | "send"> {
  flow: Exclude<Flow<BuiltTransfer, SignedTransfer, SentTransfer>, { step: "compose" }>
  onBack: () => void
}

/** A call from review to signature, submission, and result. */
export function TransferFlow({ flow, ask, send, onBack }: TransferFlowProps): ReactElement {
  const kit = useKit()
  const { transfer } = "signed" in flow ? flow.signed : flow.review
  const { review } = transfer
  const isSeparate = review.sponsor !== undefined
  const receivers = useReceivers(isSeparate || "signed" in flow ? undefined : review.payload)

  if ("review" in flow) {
    const sign = async (): Promise<SignedTransfer> => {
      const kind = isSeparate ? "auth-entry" : "transaction"
      return { transfer, verified: await signThroughSdk(kit, kind, transfer.sign) }
    }
    return (
      <Review
        flow={flow}
        xdr={isSeparate ? undefined : review.payload}
        preimage={isSeparate ? review.payload : undefined}
        receivers={receivers}
        onSign={() => void ask(sign)}
        onEdit={onBack}
      >
        <TransferReview review={review} />
      </Review>
    )
  }
  const { signed, result } = flow
  return (
    <>
      {result && <TransferResult sent={result} review={review} />}
      <Checks
        fresh={flow.isFresh}
        verified={signed.verified}
        content={isSeparate ? say("authorizationMatches") : say("transactionMatches")}
        signature={say("signatureValid")}
      />
      <SendButtons
        label={result ? undefined : say(isSeparate ? "sendSponsored" : "send")}
        sending={flow.step === "sending"}
        onSend={() => void send(signed, transfer.send)}
        other={say("startAnother")}
        onOther={onBack}
      />
    </>
  )
}
