import type { ReactElement } from "react"
import { Address } from "../parts/address.js"
import { Fact, Words } from "../parts/fact.js"
import { Sentence } from "../parts/sentence.js"
import { Authorization, Call } from "../sign/call.js"
import { Warnings } from "../sign/warnings.js"
import { formatAmount } from "../stellar/amount.js"
import type { TransferReview as Review } from "./transfer.js"

/** A contract call in words: what it does, what of it is authorized and how, and who pays. */
export function TransferReview({ review }: { review: Review }): ReactElement {
  const { call, authorized, warnings, holdsUntil, source, fee } = review
  return (
    <div className="stack">
      <div className="operation">
        <Sentence sentence={call.sentence} />
        <Warnings warnings={warnings} />
        <Call call={call} inner />
      </div>
      {authorized && (
        <div className="stack">
          <h3 className="label">What you authorize by it</h3>
          {authorized.map((allowed, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name than their place
            <Authorization key={index} authorization={allowed} />
          ))}
        </div>
      )}
      <dl className="facts">
        <div>
          <dt>Authorizes</dt>
          <dd>{authorized ? "What is listed above" : "This very call, and nothing else"}</dd>
        </div>
        <div>
          <dt>How</dt>
          <dd>
            {holdsUntil === undefined
              ? "By your signature of the transaction"
              : "By your signature of the authorization alone"}
          </dd>
        </div>
        {holdsUntil !== undefined && (
          <Fact name="previewExpires">
            <Words
              text="previewLedger"
              values={{ ledger: { type: "code", value: String(holdsUntil) } }}
            />
          </Fact>
        )}
        <div>
          <dt>Sent by</dt>
          <dd>
            <Address value={source} />
            {holdsUntil !== undefined && ", the sandbox’s sponsor (a public test key)"}
          </dd>
        </div>
        <div>
          <dt>Fee</dt>
          <dd>
            {formatAmount(fee)} XLM by the trial run, paid by{" "}
            {holdsUntil === undefined ? "you" : "the sponsor"}
          </dd>
        </div>
      </dl>
    </div>
  )
}
