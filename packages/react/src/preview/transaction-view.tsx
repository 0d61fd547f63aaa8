import {
  type DescribedOperation,
  type DescribedTransaction,
  transactionTree,
  type Value,
} from "@alidade/core/describe"
import type { ReactElement } from "react"
import { AllFields } from "./all-fields.js"
import { AuthorizationView, CallView } from "./call-view.js"
import { Fact } from "./fact.js"
import { Sentence } from "./sentence.js"
import { Shown, Told, Words } from "./told.js"
import { Tree } from "./tree.js"
import { usePreviewTexts } from "./use-preview-texts.js"
import { Warnings } from "./warnings.js"

/** A decoded transaction: what it does, what to read twice, for whom, at which price, until when. */
export function TransactionView({
  transaction,
  xdr,
}: {
  transaction: DescribedTransaction
  /** The envelope that it was decoded from. */
  xdr: string
}): ReactElement {
  const texts = usePreviewTexts()
  return (
    <div className="alidade-preview" data-part="transaction">
      <Warnings warnings={transaction.warnings} />
      <ol className="alidade-operations" aria-label={texts.previewOperations}>
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
  const { type, sentence, details, source, warnings, call, authorizations } = operation
  return (
    <li data-part="operation" data-operation={type}>
      <Sentence sentence={sentence} />
      <Tree items={details}>{(detail) => <Told sentence={detail} />}</Tree>
      {source !== undefined && (
        <p className="alidade-quiet">
          <Words text="previewFor" values={{ account: { type: "address", value: source } }} />
        </p>
      )}
      <Warnings warnings={warnings} />
      {call && <CallView call={call} inner />}
      {authorizations.map((authorization, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: authorizations have no other name than their place
        <AuthorizationView key={index} authorization={authorization} />
      ))}
    </li>
  )
}

function Facts({ transaction }: { transaction: DescribedTransaction }): ReactElement {
  const { source, feeSource, sequence, memo, conditions, signatures, innerSignatures } = transaction
  const fee: Value = { type: "amount", value: transaction.fee, asset: { code: "XLM" } }
  return (
    <dl className="alidade-rows">
      <Fact name="previewSource">
        <Shown value={{ type: "address", value: source }} />
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
        {memo ? (
          memo.type === "text" ? (
            <Shown value={memo.value} />
          ) : (
            <Words text={memoTexts[memo.type]} values={{ memo: memo.value }} />
          )
        ) : (
          <Words text="previewMemoNone" />
        )}
      </Fact>
      <Fact name="previewValid">
        <Validity transaction={transaction} />
      </Fact>
      <Fact name="previewSequence">
        <Shown value={{ type: "code", value: sequence }} />
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
    </dl>
  )
}

const memoTexts = {
  id: "previewMemoId",
  hash: "previewMemoHash",
  return: "previewMemoReturn",
} as const

function Validity({ transaction }: { transaction: DescribedTransaction }): ReactElement {
  const { notBefore, notAfter } = transaction
  const time = (value = "0"): Value => ({ type: "time", value })
  const values = { from: time(notBefore), until: time(notAfter) }
  if (notBefore && notAfter) return <Words text="previewBetween" values={values} />
  if (notBefore) return <Words text="previewFrom" values={values} />
  return <Words text={notAfter ? "previewUntil" : "previewAlways"} values={values} />
}
