import { type ReactElement, useEffect, useRef, useState } from "react"
import { useLedgerAccount } from "../account/ledger-account.js"
import { usePage } from "../app/page.js"
import { usePageNetwork } from "../app/use-page-network.js"
import { Outcome } from "../parts/outcome.js"
import type { Answer } from "../stellar/results.js"
import { sendTransaction } from "../stellar/send.js"
import { NetworkAnswer } from "./network-answer.js"

/** What sending takes. */
export interface SubmitProps {
  /** The signed envelope, base64 XDR. */
  xdr: string
  passphrase: string
  /** What the network answered when it was sent before. */
  answered?: Answer | undefined
  /** Send it as soon as this is shown. */
  now?: boolean
  /** Called when the network has applied it. */
  onSent: () => void
  onAnother: () => void
}

/** Sends a signed transaction, and says what the network answered. */
export function Submit({
  xdr,
  passphrase,
  answered,
  now = false,
  onSent,
  onAnother,
}: SubmitProps): ReactElement {
  const { journal } = usePage()
  const { horizonUrl, name } = usePageNetwork()
  const account = useLedgerAccount()
  const [sending, setSending] = useState(false)
  const [answer, setAnswer] = useState<Answer | undefined>(answered)

  async function send(): Promise<void> {
    if (sending || answer?.outcome === "applied") return
    setSending(true)
    const given = await sendTransaction(horizonUrl, xdr)
    setSending(false)
    setAnswer(given)
    if (given.outcome === "applied") onSent()
    journal.add({
      kind: "sent",
      party: name,
      network: passphrase,
      payload: xdr,
      answer: given,
      outcome: given.outcome === "applied" ? "done" : "failed",
      words: [given.title, ...given.details].join(". "),
      ...(given.codes.length > 0 ? { code: given.codes.join(", ") } : {}),
    })
    if (given.outcome !== "refused") account.again()
  }

  const begun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is shown
  useEffect(() => {
    if (!now || begun.current) return
    begun.current = true
    void send()
  }, [])

  return (
    <>
      <Outcome role="status">{!sending && answer && <NetworkAnswer answer={answer} />}</Outcome>
      <div className="actions">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={answer?.outcome === "applied"}
          aria-busy={sending}
          onClick={send}
        >
          {answer?.outcome === "applied" ? "Sent" : answer ? "Send it again" : "Send it"}
        </button>
        <button type="button" className="button" onClick={onAnother}>
          {answer?.outcome === "applied" ? "Start another" : "Discard"}
        </button>
      </div>
      <div role="status">
        {sending && <p className="hint">Sent to {name}. Waiting for a ledger to take it…</p>}
      </div>
    </>
  )
}
