import { type ReactElement, useState } from "react"
import { useLedgerAccount } from "../account/ledger-account.js"
import { usePage, usePageNetwork } from "../app/page.js"
import { Button } from "../parts/button.js"
import type { Answer } from "../stellar/results.js"

/** What came of sending a transaction. */
interface Sent {
  answer: Answer
  /** The envelope that was sent, base64 XDR; absent where it came to none. */
  xdr?: string
}

/**
 * Sends a transaction, once at a time. The network's answer is noted in the journal, and the account is read anew.
 * `onApplied` is called when the network has applied it.
 */
export function useSending<Result extends Sent>(
  task: () => Promise<Result>,
  onApplied: () => void,
): { sending: boolean; sent: Result | undefined; send: () => Promise<void> } {
  const { journal } = usePage()
  const { name: party, passphrase: network } = usePageNetwork()
  const account = useLedgerAccount()
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<Result>()
  async function send(): Promise<void> {
    if (sending) return
    setSending(true)
    const result = await task()
    setSending(false)
    setSent(result)
    const { answer, xdr: payload } = result
    const { outcome, title, details, codes } = answer
    if (outcome === "applied") onApplied()
    journal.add({
      kind: "sent",
      party,
      network,
      answer,
      payload,
      outcome: outcome === "applied" ? "done" : "failed",
      words: [title, ...details].join(". "),
      code: codes.join(", ") || undefined,
    })
    account.again()
  }
  return { sending, sent, send }
}

/** What the buttons of sending take. */
export interface SendButtonsProps {
  /** On the button that sends. */
  label: string
  /** There is nothing left to send. */
  done: boolean
  sending: boolean
  onSend: () => void
  /** On the button that leaves it. */
  other: string
  onOther: () => void
}

/** The button that sends a signed transaction, the one that leaves it, and that the network is waited for. */
export function SendButtons(props: SendButtonsProps): ReactElement {
  const { label, done, sending, onSend, other, onOther } = props
  const { name } = usePageNetwork()
  return (
    <>
      <div className="actions">
        <Button
          look="primary"
          aria-disabled={done}
          aria-busy={sending}
          onClick={() => done || onSend()}
        >
          {done ? "Sent" : label}
        </Button>
        <Button onClick={onOther}>{other}</Button>
      </div>
      <div role="status">
        {sending && <p className="hint">Sent to {name}. Waiting for confirmation…</p>}
      </div>
    </>
  )
}
