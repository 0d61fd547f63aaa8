import { useKit } from "@alidade/react"
import type { ReactElement } from "react"
import { Address } from "../parts/address.js"
import { CopyButton } from "../parts/copy-button.js"
import { More } from "../parts/more.js"
import { Sentence } from "../parts/sentence.js"
import { Tree } from "../parts/tree.js"
import { fromStroops } from "../stellar/amount.js"
import type { DescribedOperation, DescribedTransaction } from "../stellar/words.js"
import { Call } from "./call.js"

/** What the view of a transaction takes. */
export interface DescribedViewProps {
  transaction: DescribedTransaction
  /** Of the network that it was decoded for. */
  passphrase: string
}

/** A transaction in words: what it does, for whom, at which price, until when. */
export function DescribedView({ transaction, passphrase }: DescribedViewProps): ReactElement {
  return (
    <div className="stack">
      <ol className="operations">
        {transaction.operations.map((operation, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: operations have no other name than their place
          <Operation key={index} operation={operation} />
        ))}
      </ol>
      <Facts transaction={transaction} passphrase={passphrase} />
      <More summary="All fields">{() => <Tree value={transaction.tree} />}</More>
    </div>
  )
}

function Operation({ operation }: { operation: DescribedOperation }): ReactElement {
  const { sentence, source, warning, calls } = operation
  return (
    <li className="operation">
      <Sentence parts={sentence} />
      {source && (
        <p className="hint">
          For the account <Address value={source} />
        </p>
      )}
      {warning && <p className="warn">{warning}</p>}
      {calls.map((call, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: calls have no other name than their place
        <Call key={index} call={call} inner />
      ))}
    </li>
  )
}

function Facts({ transaction, passphrase }: DescribedViewProps): ReactElement {
  const kit = useKit()
  const { source, feeSource, fee, memo, sequence, conditions, signatures, hash } = transaction
  return (
    <dl className="facts">
      <div>
        <dt>From</dt>
        <dd>
          <Address value={source} />
        </dd>
      </div>
      <div>
        <dt>Fee</dt>
        <dd>
          At most {fromStroops(fee)} XLM
          {feeSource && (
            <>
              , paid by <Address value={feeSource} />
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>Memo</dt>
        <dd>{memo ? <bdi>{memoWords(memo)}</bdi> : "None"}</dd>
      </div>
      <div>
        <dt>Network</dt>
        <dd>{kit.networkName(passphrase)}</dd>
      </div>
      <div>
        <dt>Valid</dt>
        <dd>{validity(transaction)}</dd>
      </div>
      <div>
        <dt>Sequence</dt>
        <dd className="mono">{sequence}</dd>
      </div>
      {conditions.map((condition) => (
        <div key={condition}>
          <dt>Condition</dt>
          <dd>{condition}</dd>
        </div>
      ))}
      {signatures > 0 && (
        <div>
          <dt>Signatures</dt>
          <dd>{signatures} already</dd>
        </div>
      )}
      <div>
        <dt>Hash</dt>
        <dd className="actions hash">
          <bdi dir="ltr" className="mono">
            {hash.slice(0, 8)}…{hash.slice(-8)}
          </bdi>
          <CopyButton text={hash} what="hash" />
        </dd>
      </div>
    </dl>
  )
}

function memoWords({ type, value }: NonNullable<DescribedTransaction["memo"]>): string {
  return type === "text" ? `“${value}”` : `${type} ${value}`
}

const moment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "medium" })

function validity({ notBefore, notAfter }: DescribedTransaction): string {
  const from = notBefore ? `from ${moment.format(notBefore * 1000)}` : ""
  if (!notAfter) return from || "At any time"
  return `${from} until ${moment.format(notAfter * 1000)}`.trim()
}
