import {
  type DescribedOperation,
  type DescribedTransaction,
  transactionTree,
} from "@alidade/core/describe"
import { useKit } from "@alidade/react"
import type { ReactElement } from "react"
import { Address } from "../parts/address.js"
import { CopyButton } from "../parts/copy-button.js"
import { momentOf } from "../parts/moment.js"
import { More } from "../parts/more.js"
import { Sentence, Shown, Told } from "../parts/sentence.js"
import { Tree } from "../parts/tree.js"
import { formatAmount } from "../stellar/amount.js"
import { Authorization, Call } from "./call.js"
import { Warnings } from "./warnings.js"

/** What the view of a transaction takes. */
export interface DescribedViewProps {
  transaction: DescribedTransaction
  /** The envelope that it was decoded from, base64 XDR. */
  xdr: string
}

/** A transaction in words: what it does, for whom, at which price, until when. */
export function DescribedView({ transaction, xdr }: DescribedViewProps): ReactElement {
  return (
    <div className="stack">
      <Warnings warnings={transaction.warnings} />
      <ol className="operations">
        {transaction.operations.map((operation, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: operations have no other name than their place
          <Operation key={index} operation={operation} />
        ))}
      </ol>
      <Facts transaction={transaction} />
      <More summary="All fields">{() => <Tree value={transactionTree(xdr)} />}</More>
    </div>
  )
}

function Operation({ operation }: { operation: DescribedOperation }): ReactElement {
  const { sentence, details, source, warnings, call, authorizations } = operation
  return (
    <li className="operation">
      <Sentence sentence={sentence} />
      {details.length > 0 && (
        <ul className="tree">
          {details.map((detail, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: details have no other name than their place
            <li key={index}>
              <Told sentence={detail} />
            </li>
          ))}
        </ul>
      )}
      {source && (
        <p className="hint">
          For the account <Address value={source} />
        </p>
      )}
      <Warnings warnings={warnings} />
      {call && <Call call={call} inner />}
      {authorizations.map((authorization, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: authorizations have no other name than their place
        <Authorization key={index} authorization={authorization} />
      ))}
    </li>
  )
}

function Facts({ transaction }: { transaction: DescribedTransaction }): ReactElement {
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
          At most {formatAmount(fee)} XLM
          {feeSource && (
            <>
              , paid by <Address value={feeSource} />
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>Memo</dt>
        <dd>
          {memo ? (
            <>
              {memo.type !== "text" && `${memo.type} `}
              <Shown value={memo.value} />
            </>
          ) : (
            "None"
          )}
        </dd>
      </div>
      <div>
        <dt>Network</dt>
        <dd>{kit.networkName(transaction.networkPassphrase)}</dd>
      </div>
      <div>
        <dt>Valid</dt>
        <dd>{validity(transaction)}</dd>
      </div>
      <div>
        <dt>Sequence</dt>
        <dd className="mono">{sequence}</dd>
      </div>
      {conditions.map((condition, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no other name than their place
        <div key={index}>
          <dt>Condition</dt>
          <dd>
            <Told sentence={condition} />
          </dd>
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

function validity({ notBefore, notAfter }: DescribedTransaction): string {
  const from = notBefore ? `from ${momentOf(notBefore)}` : ""
  if (!notAfter) return from || "At any time"
  return `${from} until ${momentOf(notAfter)}`.trim()
}
