import { useKit, useKitState } from "@alidade/react"
import type { ReactElement, ReactNode } from "react"
import type { Flow } from "../../logic/sign/flow.js"
import type { PreparedTransfer, SentTransfer } from "../../logic/sign/transfer.js"
import { Sentence } from "../../page/sentence/sentence.js"
import { useSayDeeds } from "../../page/sentence/sentence-text.js"
import type { SentenceForm } from "../../page/sentence/words.js"
import type { SignedTransfer } from "../../page/signed-work.js"
import { say } from "../../texts/en/contract.js"
import { say as sayOfResults } from "../../texts/en/results.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { ActionBar } from "../../ui/action-bar.js"
import { Button } from "../../ui/button.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { MoreMenu } from "../../ui/more-menu.js"
import { Checks } from "../review/checks.js"
import { NetworkAnswer } from "../review/network-answer.js"
import { ProgressHeading } from "../review/progress-heading.js"
import { Review } from "../review/review.js"
import { SentFacts } from "../review/sent-facts.js"
import { useBrief } from "../review/use-brief.js"
import type { UseFlow } from "../review/use-flow.js"
import { useFlowTitle } from "../review/use-flow-title.js"
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
  const address = useKitState((state) => state.activeAddress)
  const { transfer } = "signed" in flow ? flow.signed : flow.review
  const { review } = transfer
  const isSeparate = review.sponsor !== undefined
  const receivers = useReceivers(isSeparate || "signed" in flow ? undefined : review.payload)
  const brief = useBrief(isSeparate ? undefined : review.payload)
  const sayDeeds = useSayDeeds()
  const text = (form: SentenceForm): string =>
    brief ? sayDeeds(brief.deeds, form, address) : say("sponsoredCall")
  useFlowTitle(flow, { toDo: text("toDo"), done: text("done") })
  const sentence = (form: SentenceForm): ReactNode =>
    brief && <Sentence deeds={brief.deeds} form={form} account={address} />
  const request = brief || isSeparate ? text("toDo") : undefined
  const detail = isSeparate
    ? sayOfSigning("noFee")
    : sayOfSigning("fee", { fee: formatStroops(review.fee) })

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
        title={sentence("toDo")}
        request={request}
        detail={detail}
        onSign={() => void ask(sign)}
        other={[sayOfSigning("edit"), onBack]}
      >
        <TransferReview review={review} />
      </Review>
    )
  }
  const { signed } = flow
  const result = "result" in flow ? flow.result : undefined
  const isSent = flow.step === "sent"
  const isSending = flow.step === "sending"
  return (
    <>
      <ProgressHeading flow={flow} verified={signed.verified} sentence={sentence} />
      <Checks
        verified={signed.verified}
        content={sayOfSigning("sameTransaction")}
        signature={say("signatureValid")}
      />
      {result && (
        <>
          <TransferResult sent={result} review={review} />
          <SentFacts sent={result} />
        </>
      )}
      <ActionBar
        request={isSent ? sayOfResults("confirmed") : request}
        detail={isSent ? undefined : detail}
        note={
          result &&
          result.answer.outcome !== "applied" && (
            <NetworkAnswer answer={result.answer} fresh={flow.isFresh} />
          )
        }
        others={!result && !isSending && <MoreMenu items={[[sayOfSigning("discard"), onBack]]} />}
      >
        {result && !isSending ? (
          <Button key="another" look="primary" onClick={onBack}>
            {sayOfSigning("startAnother")}
          </Button>
        ) : (
          <Button
            key="send"
            look="primary"
            aria-busy={isSending}
            onClick={() => void send(signed, transfer.send)}
          >
            {isSending
              ? sayOfSigning("sendingNow")
              : isSeparate
                ? say("sendSponsored")
                : sayOfSigning("send")}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
