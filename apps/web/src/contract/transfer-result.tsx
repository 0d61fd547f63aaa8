import type { ReactElement } from "react"
import { Address } from "../parts/address.js"
import { NetworkAnswer } from "../sign/network-answer.js"
import { formatAmount, fromStroops } from "../stellar/amount.js"
import type { SentTransfer, TransferReview } from "./transfer.js"

/** What became of a call that was sent: the network's answer, and the balance that it changed. */
export function TransferResult({
  sent: { answer, applied },
  review,
}: {
  sent: SentTransfer
  review: TransferReview
}): ReactElement {
  return (
    <div className="stack">
      <NetworkAnswer answer={answer} />
      {applied && (
        <>
          <p className="sentence">
            <bdi dir="ltr" className="amount">
              {xlm(applied.stroops)}
            </bdi>{" "}
            went from <Address value={applied.from} /> to <Address value={applied.to} />
          </p>
          <dl className="facts" aria-label="What it changed">
            <div>
              <dt>Balance before</dt>
              <dd>{xlm(applied.before)}</dd>
            </div>
            <div>
              <dt>Balance now</dt>
              <dd className="amount">{xlm(applied.after)}</dd>
            </div>
            <div>
              <dt>Fee charged</dt>
              <dd>
                {xlm(applied.fee)}, {review.sponsor === undefined ? "to you" : "to the sponsor"}
              </dd>
            </div>
          </dl>
        </>
      )}
    </div>
  )
}

function xlm(stroops: bigint): string {
  return `${formatAmount(fromStroops(stroops))} XLM`
}
