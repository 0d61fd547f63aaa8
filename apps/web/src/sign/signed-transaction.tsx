import { shortAddress } from "@alidade/react"
import { type ReactElement, useEffect, useRef } from "react"
import { usePage, usePageNetwork } from "../app/page.js"
import { More } from "../parts/more.js"
import { Outcome } from "../parts/outcome.js"
import { Output } from "../parts/output.js"
import { KeepProof } from "../proof/keep-proof.js"
import { CombineForm } from "../signatures/combine-form.js"
import type { SignatureStatus } from "../signatures/read-signature-status.js"
import { readinessOf } from "../signatures/readiness.js"
import { ShareEnvelope } from "../signatures/share-envelope.js"
import { SignatureStatusView } from "../signatures/signature-status.js"
import { sendTransaction } from "../stellar/send.js"
import { say } from "../texts/en/sign.js"
import { Checks } from "./checks.js"
import { NetworkAnswer } from "./network-answer.js"
import { SendButtons, useSending } from "./sending.js"
import type { SignedEnvelope } from "./signed.js"

/** Props of `SignedTransaction`. */
export interface SignedTransactionProps extends SignedEnvelope {
  /** Whether the wallet signed it just now, while the user waited. */
  fresh: boolean
  /** Whether to send it at once, because the user already chose to. */
  sendNow: boolean
  signatureStatus: SignatureStatus | undefined
  /** Called to remove the signatures at these positions. */
  onRemove: (positions: readonly number[]) => void
  /** Called with an envelope that has the signatures of both copies. */
  onCombined: (xdr: string) => void
  /** Called once the network has applied it. */
  onSent: () => void
  onAnother: () => void
}

/**
 * A signed transaction: what was verified, and how to send, share, copy, or download it. Once it is sent, the network's
 * answer leads.
 */
export function SignedTransaction(props: SignedTransactionProps): ReactElement {
  const { xdr, signed, answer: answered, fresh, sendNow, signatureStatus } = props
  const { onRemove, onCombined, onSent, onAnother } = props
  const { mode } = usePage()
  const { name: network, passphrase, horizonUrl } = usePageNetwork()
  const { missing } = readinessOf(signatureStatus, "")
  const { sending, sent, send } = useSending(async () => {
    // The recipient is kept before the answer shows, because users may leave the page then.
    const recipients = import("../recipients/note-recipient.js").catch(() => undefined)
    const answer = await sendTransaction(horizonUrl, xdr)
    if (answer.outcome === "applied") (await recipients)?.noteRecipient(mode, passphrase, xdr)
    return { xdr, answer }
  }, onSent)
  const answer = sent?.answer ?? answered
  const isDone = answer?.outcome === "applied"
  const begun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is shown
  useEffect(() => {
    if (!sendNow || begun.current || isDone) return
    begun.current = true
    void send()
  }, [])

  return (
    <>
      {isDone && <NetworkAnswer answer={answer} fresh={sent !== undefined} />}
      {signed && (
        <Checks
          fresh={fresh}
          verified={signed.verified}
          content={say("sameTransaction")}
          signature={say("validFor", { address: shortAddress(signed.address), network })}
        />
      )}
      {!isDone && <SignatureStatusView signatureStatus={signatureStatus} onRemove={onRemove} />}
      <Outcome role="status">
        {!sending && !isDone && answer && <NetworkAnswer answer={answer} />}
      </Outcome>
      <SendButtons
        label={isDone ? undefined : say(answer ? "sendAgain" : "send")}
        sending={sending}
        onSend={send}
        other={say(isDone ? "startAnother" : "discard")}
        onOther={onAnother}
      />
      <More summary={say("envelope")}>
        {() => (
          <Output
            label={say("envelope")}
            text={xdr}
            rows={5}
            fileName="signed-transaction"
            xdr
            code
          />
        )}
      </More>
      <ShareEnvelope xdr={xdr} wanted={missing} />
      <CombineForm xdr={xdr} onCombined={onCombined} />
      {signed && (
        <KeepProof
          verified={signed.verified}
          proof={{
            kind: "transaction",
            envelope: xdr,
            signer: signed.address,
            network: passphrase,
          }}
        />
      )}
    </>
  )
}
