import { type ReactElement, useState } from "react"
import { useLedgerAccount } from "../account/ledger-account.js"
import { usePage, usePageNetwork } from "../app/page.js"
import { Button } from "../parts/button.js"
import type { Answer } from "../stellar/results.js"
import { say } from "../texts/en/sign.js"

/** The result of sending a transaction. */
interface Sent {
  answer: Answer
  /** The envelope that was sent, base64 XDR. Undefined if there was none. */
  xdr?: string
}

/**
 * Sends a transaction, one at a time. Adds the network's answer to the activity and reads the account again. Calls
 * `onApplied` once the network has applied the transaction.
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

/** Props of `SendButtons`. */
export interface SendButtonsProps {
  /** The text of the send button. Undefined once there is nothing more to send. */
  label: string | undefined
  sending: boolean
  onSend: () => void
  /** The text of the other button. */
  other: string
  onOther: () => void
}

/** The buttons to send or leave a signed transaction, and a note while the network confirms it. */
export function SendButtons(props: SendButtonsProps): ReactElement {
  const { label, sending, onSend, other, onOther } = props
  const { name } = usePageNetwork()
  return (
    <>
      <div className="actions">
        {label !== undefined && (
          <Button key="send" look="primary" aria-busy={sending} onClick={onSend}>
            {label}
          </Button>
        )}
        <Button key="other" onClick={onOther}>
          {other}
        </Button>
      </div>
      <div role="status">
        {sending && <p className="hint">{say("sending", { network: name })}</p>}
      </div>
    </>
  )
}
