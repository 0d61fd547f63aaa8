import { type ReactElement, useEffect, useRef } from "react"
import { usePageNetwork } from "../app/page.js"
import { Outcome } from "../parts/outcome.js"
import type { Answer } from "../stellar/results.js"
import { sendTransaction } from "../stellar/send.js"
import { NetworkAnswer } from "./network-answer.js"
import { SendButtons, useSending } from "./sending.js"

/** Props of `Submit`. */
export interface SubmitProps {
  /** The signed envelope, base64 XDR. */
  xdr: string
  /** The network's answer, if it was sent before. */
  answered?: Answer | undefined
  /** Whether to send it as soon as this is shown. */
  now: boolean
  /** Called once the network has applied it. */
  onSent: () => void
  onAnother: () => void
}

/** Sends a signed transaction and shows the network's answer. */
export function Submit({ xdr, answered, now, onSent, onAnother }: SubmitProps): ReactElement {
  const { horizonUrl } = usePageNetwork()
  const { sending, sent, send } = useSending(
    async () => ({ xdr, answer: await sendTransaction(horizonUrl, xdr) }),
    onSent,
  )
  const answer = sent?.answer ?? answered
  const done = answer?.outcome === "applied"

  const begun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is shown
  useEffect(() => {
    if (!now || begun.current || done) return
    begun.current = true
    void send()
  }, [])

  return (
    <>
      <Outcome role="status">{!sending && answer && <NetworkAnswer answer={answer} />}</Outcome>
      <SendButtons
        label={answer ? "Send it again" : "Send it"}
        done={done}
        sending={sending}
        onSend={send}
        other={done ? "Start another" : "Discard"}
        onOther={onAnother}
      />
    </>
  )
}
