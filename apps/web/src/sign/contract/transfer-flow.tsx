import { useKit } from "@alidade/react"
import type { ReactElement, ReactNode } from "react"
import type { Flow, Sent } from "../../logic/sign/flow.js"
import type { PreparedTransfer } from "../../logic/sign/prepared-transfer.js"
import { signTransfer } from "../../logic/sign/sign-transfer.js"
import type { SignedTransfer } from "../../logic/sign/signed.js"
import { sendTransaction } from "../../logic/stellar/send.js"
import { usePageNetwork } from "../../page/page.js"
import { Sentence } from "../../page/sentence/sentence.js"
import { useSayDeeds } from "../../page/sentence/sentence-text.js"
import type { SentenceForm } from "../../page/sentence/words.js"
import { say } from "../../texts/en/contract.js"
import { say as sayOfResults } from "../../texts/en/results.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { ActionBar } from "../../ui/action-bar.js"
import { Button } from "../../ui/button.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { MoreMenu } from "../../ui/more-menu.js"
import { TransactionChanges } from "../effects/transaction-changes.js"
import { Checks } from "../review/checks.js"
import { NetworkAnswer } from "../review/network-answer.js"
import { ProgressHeading } from "../review/progress-heading.js"
import { Review } from "../review/review.js"
import { SentFacts } from "../review/sent-facts.js"
import { useAuthorizedDeeds, useBrief } from "../review/use-brief.js"
import type { UseFlow } from "../review/use-flow.js"
import { useFlowTitle } from "../review/use-flow-title.js"
import { useReceivers } from "../review/use-receivers.js"
import { useResume } from "../review/use-resume.js"
import { TransferReview } from "./transfer-review.js"

interface BuiltTransfer {
  transfer: PreparedTransfer
}

/** Props of `TransferFlow`. */
export interface TransferFlowProps
  extends Pick<UseFlow<BuiltTransfer, SignedTransfer>, "ask" | "send"> {
  /** The connected account, `G…`. */
  address: string
  flow: Exclude<Flow<BuiltTransfer, SignedTransfer, Sent>, { step: "compose" }>
  onBack: () => void
}

/** A call from review to signature, submission, and result. */
export function TransferFlow(props: TransferFlowProps): ReactElement {
  const { address, flow, ask, send, onBack } = props
  const kit = useKit()
  const network = usePageNetwork()
  const { transfer } = "signed" in flow ? flow.signed : flow.review
  const { payload, sponsored } = transfer
  const receivers = useReceivers(sponsored || "signed" in flow ? undefined : payload)
  const sentDeeds = useBrief(sponsored ? undefined : payload)?.deeds
  const authorizedDeeds = useAuthorizedDeeds(sponsored ? payload : undefined, address)
  const deeds = sentDeeds ?? authorizedDeeds
  const sayDeeds = useSayDeeds()
  const text = (form: SentenceForm): string | undefined => deeds && sayDeeds(deeds, form, address)
  useFlowTitle(flow, deeds && { toDo: text("toDo") ?? "", done: text("done") ?? "" })
  const sentence = (form: SentenceForm): ReactNode =>
    deeds && <Sentence deeds={deeds} form={form} account={address} />
  const detail = sponsored
    ? sayOfSigning("noFee")
    : sayOfSigning("fee", { fee: formatStroops(BigInt(transfer.fee)) })
  const submit = (signed: SignedTransfer): void =>
    void send(signed, async () => ({
      xdr: signed.xdr,
      ...(await sendTransaction(network, signed.xdr)),
    }))
  useResume(flow, submit)

  if ("review" in flow) {
    const sign = async (signal: AbortSignal): Promise<SignedTransfer> => {
      const asked = { address, networkPassphrase: network.passphrase, signal }
      return signTransfer(kit, transfer, asked, async () => {
        const { sponsorKey } = await import("../../sandbox/sponsor.js")
        return sponsorKey()
      })
    }
    return (
      <Review
        flow={flow}
        xdr={sponsored ? undefined : payload}
        preimage={sponsored ? payload : undefined}
        receivers={receivers}
        title={sentence("toDo")}
        request={text("toDo")}
        detail={detail}
        onSign={() => void ask(sign)}
        other={[sayOfSigning("edit"), onBack]}
      >
        <TransferReview transfer={transfer} />
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
      <TransactionChanges
        xdr={signed.xdr}
        address={address}
        sent={isSent ? flow.result : undefined}
      />
      {result && <SentFacts sent={result} />}
      <ActionBar
        request={isSent ? sayOfResults("confirmed") : text("toDo")}
        detail={isSent ? undefined : detail}
        note={
          result &&
          result.answer.outcome !== "applied" && (
            <NetworkAnswer answer={result.answer} fresh={flow.isFresh} />
          )
        }
        others={!isSent && !isSending && <MoreMenu items={[[sayOfSigning("discard"), onBack]]} />}
      >
        {isSent ? (
          <Button key="another" look="primary" onClick={onBack}>
            {sayOfSigning("startAnother")}
          </Button>
        ) : (
          <Button key="send" look="primary" aria-busy={isSending} onClick={() => submit(signed)}>
            {isSending
              ? sayOfSigning("sendingNow")
              : sponsored
                ? say("sendSponsored")
                : sayOfSigning(result ? "sendAgain" : "send")}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
