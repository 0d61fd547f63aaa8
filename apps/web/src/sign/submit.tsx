import { type ReactElement, useState } from "react"
import { useLedgerAccount } from "../account/ledger-account.js"
import { usePage } from "../app/page.js"
import { usePageNetwork } from "../app/use-page-network.js"
import { CopyButton } from "../parts/copy-button.js"
import { Notice, type Tone } from "../parts/notice.js"
import type { Answer } from "../stellar/results.js"
import { sendTransaction } from "../stellar/send.js"

/** What sending takes. */
export interface SubmitProps {
  /** The signed envelope, base64 XDR. */
  xdr: string
  passphrase: string
  onAnother: () => void
}

const tones: Readonly<Record<Answer["outcome"], Tone>> = {
  applied: "good",
  refused: "bad",
  unknown: "warn",
}

/** Sends a signed transaction, and says what the network answered. */
export function Submit({ xdr, passphrase, onAnother }: SubmitProps): ReactElement {
  const { journal } = usePage()
  const { horizonUrl, name } = usePageNetwork()
  const account = useLedgerAccount()
  const [sending, setSending] = useState(false)
  const [answer, setAnswer] = useState<Answer>()

  async function send(): Promise<void> {
    if (sending || answer?.outcome === "applied") return
    setSending(true)
    const given = await sendTransaction(horizonUrl, xdr)
    setSending(false)
    setAnswer(given)
    journal.add({
      kind: "sent",
      party: name,
      network: passphrase,
      outcome: given.outcome === "applied" ? "done" : "failed",
      words: [given.title, ...given.details].join(". "),
      ...(given.codes.length > 0 ? { code: given.codes.join(", ") } : {}),
    })
    if (given.outcome !== "refused") account.again()
  }

  return (
    <>
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
          Start another
        </button>
      </div>
      <div role="status">
        {sending && <p className="hint">Sent to {name}. Waiting for a ledger to take it…</p>}
        {!sending && answer && <NetworkAnswer answer={answer} />}
      </div>
    </>
  )
}

function NetworkAnswer({ answer }: { answer: Answer }): ReactElement {
  return (
    <Notice tone={tones[answer.outcome]} title={answer.title}>
      {answer.details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      {answer.codes.length > 0 && <p className="hint mono">{answer.codes.join(", ")}</p>}
      {answer.hash && (
        <p className="actions hash">
          <bdi dir="ltr" className="mono">
            {answer.hash.slice(0, 8)}…{answer.hash.slice(-8)}
          </bdi>
          <CopyButton text={answer.hash} what="transaction hash" />
        </p>
      )}
    </Notice>
  )
}
