import type { ReactElement } from "react"
import type { SentTransfer, TransferReview } from "../../logic/sign/transfer.js"
import { Address } from "../../page/address.js"
import { say } from "../../texts/en/contract.js"
import { Fact } from "../../ui/fact.js"
import { formatStroops } from "../../ui/format-stroops.js"

/** What a call has changed, once the network has applied it. */
export function TransferResult({
  sent: { applied },
  review,
}: {
  sent: SentTransfer
  review: TransferReview
}): ReactElement | null {
  if (!applied) return null
  return (
    <div className="stack">
      <p className="sentence">
        {say.parts("sent", {
          amount: (
            <bdi dir="ltr" className="amount">
              {xlm(applied.stroops)}
            </bdi>
          ),
          from: <Address value={applied.from} />,
          to: <Address value={applied.to} />,
        })}
      </p>
      <dl className="facts" aria-label={say("changes")}>
        <Fact name={say("before")}>
          <bdi dir="ltr">{xlm(applied.before)}</bdi>
        </Fact>
        <Fact name={say("after")}>
          <bdi dir="ltr" className="amount">
            {xlm(applied.after)}
          </bdi>
        </Fact>
        <Fact name={say("fee")}>
          {say(review.sponsor === undefined ? "feeToYou" : "feeToSponsor", {
            amount: xlm(applied.fee),
          })}
        </Fact>
      </dl>
    </div>
  )
}

function xlm(stroops: bigint): string {
  return `${formatStroops(stroops)} XLM`
}
