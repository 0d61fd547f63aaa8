import type { ReactElement } from "react"
import type { SentTransfer, TransferReview } from "../../logic/sign/transfer.js"
import { Address } from "../../page/address.js"
import { say } from "../../texts/en/contract.js"
import { Fact } from "../../ui/fact.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { NetworkAnswer } from "../review/network-answer.js"

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
      <NetworkAnswer answer={answer} fresh />
      {applied && (
        <>
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
        </>
      )}
    </div>
  )
}

function xlm(stroops: bigint): string {
  return `${formatStroops(stroops)} XLM`
}
