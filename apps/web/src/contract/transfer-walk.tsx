import type { Verified } from "@alidade/core"
import { type ReactElement, useState } from "react"
import { useLedgerAccount } from "../account/ledger-account.js"
import { usePage } from "../app/page.js"
import { usePageNetwork } from "../app/use-page-network.js"
import { Outcome } from "../parts/outcome.js"
import { Checks } from "../sign/checks.js"
import { Review } from "../sign/review.js"
import type { PreparedTransfer, SentTransfer } from "./transfer.js"
import { TransferResult } from "./transfer-result.js"
import { TransferReview } from "./transfer-review.js"
import { useWalletRequest } from "./use-wallet-request.js"

/** What the walk takes. */
export interface TransferWalkProps {
  transfer: PreparedTransfer
  /** What was checked of its signature, once it is signed. */
  verified: Verified | undefined
  /** The wallet signed it just now. */
  fresh: boolean
  onSigned: (verified: Verified) => void
  /** Called when the network has applied it. */
  onSent: () => void
  /** Back to the form. */
  onBack: () => void
}

/** A call on its way: reviewed, signed in the wallet, sent, and what it changed. */
export function TransferWalk(props: TransferWalkProps): ReactElement {
  const { transfer, verified, fresh, onSigned, onSent, onBack } = props
  const { review } = transfer
  const isApart = review.sponsor !== undefined
  const { journal } = usePage()
  const { name, passphrase } = usePageNetwork()
  const account = useLedgerAccount()
  const asked = useWalletRequest(isApart ? "auth-entry" : "transaction", onSigned)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<SentTransfer>()

  async function send(): Promise<void> {
    if (sending || sent) return
    setSending(true)
    const given = await transfer.send()
    setSending(false)
    setSent(given)
    const { outcome, title, details } = given.answer
    if (outcome === "applied") onSent()
    journal.add({
      kind: "sent",
      party: name,
      network: passphrase,
      answer: given.answer,
      ...(given.xdr === undefined ? {} : { payload: given.xdr }),
      outcome: outcome === "applied" ? "done" : "failed",
      words: [title, ...details].join(". "),
    })
    account.again()
  }

  if (verified === undefined) {
    return (
      <Review
        pending={asked.status === "pending"}
        error={asked.status === "failed" ? asked.error : undefined}
        xdr={isApart ? undefined : review.payload}
        onSign={() => asked.ask(transfer.sign)}
        onEdit={onBack}
      >
        <TransferReview review={review} />
      </Review>
    )
  }
  return (
    <>
      <Checks
        title="Signed, and checked"
        fresh={fresh}
        verified={verified}
        content={
          isApart
            ? "The signature is over the very authorization that was asked, for this network."
            : "The transaction is, byte for byte, the one that was asked."
        }
        signature="It is valid, by your account."
      />
      <Outcome role="status">{sent && <TransferResult sent={sent} review={review} />}</Outcome>
      <div className="actions">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={sent !== undefined}
          aria-busy={sending}
          onClick={send}
        >
          {sent ? "Sent" : isApart ? "Have it sent by the sponsor" : "Send it"}
        </button>
        <button type="button" className="button" onClick={onBack}>
          Start another
        </button>
      </div>
      <div role="status">
        {sending && <p className="hint">Sent to {name}. Waiting for a ledger to take it…</p>}
      </div>
    </>
  )
}
