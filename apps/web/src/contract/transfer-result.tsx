import type { ReactElement } from "react"
import { Address } from "../parts/address.js"
import { Fact } from "../parts/fact.js"
import { NetworkAnswer } from "../sign/network-answer.js"
import { formatAmount, fromStroops } from "../stellar/amount.js"
import type { SentTransfer, TransferReview } from "./transfer.js"

/** The result of a call: the network's answer, and the changed balance. */
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
            sent from <Address value={applied.from} /> to <Address value={applied.to} />
          </p>
          <dl className="facts" aria-label="What it changed">
            <Fact name="Balance before">{xlm(applied.before)}</Fact>
            <Fact name="Balance now">
              <span className="amount">{xlm(applied.after)}</span>
            </Fact>
            <Fact name="Fee charged">
              {xlm(applied.fee)}, {review.sponsor === undefined ? "to you" : "to the sponsor"}
            </Fact>
          </dl>
        </>
      )}
    </div>
  )
}

function xlm(stroops: bigint): string {
  return `${formatAmount(fromStroops(stroops))} XLM`
}
