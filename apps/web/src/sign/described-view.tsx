import {
  type DescribedOperation,
  type DescribedTransaction,
  transactionTree,
  type Value,
} from "@alidade/core/describe"
import { ForeignText, useKit } from "@alidade/react"
import type { ReactElement } from "react"
import { Address } from "../parts/address.js"
import { AllFields } from "../parts/all-fields.js"
import { CopyButton } from "../parts/copy-button.js"
import { Fact, Words } from "../parts/fact.js"
import { Sentence, Shown, Told } from "../parts/sentence.js"
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
      <AllFields read={() => transactionTree(xdr)} />
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
          <Words text="previewFor" values={{ account: { type: "address", value: source } }} />
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
  const { source, feeSource, memo, sequence, conditions, signatures, innerSignatures, hash } =
    transaction
  const fee: Value = { type: "amount", value: transaction.fee, asset: { code: "XLM" } }
  return (
    <dl className="facts">
      <Fact name="previewSource">
        <Address value={source} />
      </Fact>
      <Fact name="previewFee">
        {feeSource === undefined ? (
          <Words text="previewFeeMost" values={{ fee }} />
        ) : (
          <Words
            text="previewFeeBy"
            values={{ fee, account: { type: "address", value: feeSource } }}
          />
        )}
      </Fact>
      <Fact name="previewMemo">
        {memo?.type === "text" ? (
          <Shown value={memo.value} />
        ) : (
          <Words text={memoTexts[memo?.type ?? "none"]} values={memo ? { memo: memo.value } : {}} />
        )}
      </Fact>
      <Fact name="previewNetwork">
        <ForeignText text={kit.networkName(transaction.networkPassphrase)} />
      </Fact>
      <Fact name="previewValid">
        <Validity transaction={transaction} />
      </Fact>
      <Fact name="previewSequence">
        <span className="mono">{sequence}</span>
      </Fact>
      {conditions.map((condition, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no other name than their place
        <Fact key={index} name="previewCondition">
          <Told sentence={condition} />
        </Fact>
      ))}
      {(signatures > 0 || innerSignatures !== undefined) && (
        <Fact name="previewSignatures">
          <Words
            text="previewSigned"
            values={{ count: { type: "number", value: String(signatures) } }}
          />
        </Fact>
      )}
      {innerSignatures !== undefined && (
        <Fact name="previewInnerSignatures">
          <Words
            text="previewSigned"
            values={{ count: { type: "number", value: String(innerSignatures) } }}
          />
        </Fact>
      )}
      <Fact name="previewHash">
        <span className="actions hash">
          <bdi dir="ltr" className="mono">
            {hash.slice(0, 8)}…{hash.slice(-8)}
          </bdi>
          <CopyButton text={hash} what="hash" />
        </span>
      </Fact>
    </dl>
  )
}

const memoTexts = {
  none: "previewMemoNone",
  id: "previewMemoId",
  hash: "previewMemoHash",
  return: "previewMemoReturn",
} as const

function Validity({ transaction }: { transaction: DescribedTransaction }): ReactElement {
  const { notBefore, notAfter } = transaction
  const time = (value = "0"): Value => ({ type: "time", value })
  const values = { from: time(notBefore), until: time(notAfter) }
  if (notBefore) return <Words text={notAfter ? "previewBetween" : "previewFrom"} values={values} />
  return <Words text={notAfter ? "previewUntil" : "previewAlways"} values={values} />
}
