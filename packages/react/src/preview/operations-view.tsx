import {
  type DescribedOperation,
  type DescribedTransaction,
  paymentTotals,
  type Warning,
} from "@alidade/core/describe"
import type { ReactElement } from "react"
import { AuthorizationView, CallView } from "./call-view.js"
import { SentenceWithRows } from "./facts.js"
import { Folded, foldedOf, isLong } from "./folded.js"
import { Tree } from "./tree.js"
import {
  addressValue,
  numberValue,
  PreviewText,
  SentenceText,
  usePreviewTexts,
  ValueText,
} from "./value-text.js"
import { Warnings } from "./warnings.js"

/** Whether a transaction is only signed, to sign in. */
export function isSignIn({ headline }: DescribedTransaction): boolean {
  return headline?.key === "signIn"
}

/** What a transaction is as a whole, and an introduction of the operations inside a fee bump. */
export function Headline({
  transaction: { headline, inside },
}: {
  transaction: DescribedTransaction
}): ReactElement {
  return (
    <>
      {headline && (
        <p className="alidade-sentence" data-part="headline">
          <SentenceText sentence={headline} />
        </p>
      )}
      {inside && (
        <p className="alidade-quiet" data-part="inside">
          <SentenceText sentence={inside} />
        </p>
      )}
    </>
  )
}

/** The operations of a transaction. Many are folded, with their totals and warnings first. */
export function OperationsView({
  transaction: { operations, source },
}: {
  transaction: DescribedTransaction
}): ReactElement {
  const texts = usePreviewTexts()
  return (
    <>
      {isLong(operations) && <Totals operations={operations} />}
      <Folded items={operations}>
        {(part, start) => (
          <ol className="alidade-operations" aria-label={texts.previewOperations} start={start + 1}>
            {part.map((operation, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: operations have no key other than their index
              <Operation key={index} operation={operation} account={source} />
            ))}
          </ol>
        )}
      </Folded>
    </>
  )
}

/** How many operations there are, what their payments take, and the warnings of those that are folded. */
function Totals({ operations }: { operations: readonly DescribedOperation[] }): ReactElement {
  const totals = paymentTotals(operations)
  const isMost = operations.some(({ type }) => type === "pathPaymentStrictReceive")
  return (
    <div className="alidade-authorization" data-part="total">
      <p className="alidade-sentence">
        <PreviewText
          text="previewOperationsTotal"
          values={{ count: numberValue(operations.length) }}
        />
      </p>
      {totals.length > 0 && (
        <div>
          <PreviewText
            text={isMost ? "previewPaymentsTotalMost" : "previewPaymentsTotal"}
            values={{ amounts: { type: "list", values: isLong(totals) ? [] : totals } }}
          />
          {isLong(totals) && <Tree items={totals}>{(total) => <ValueText value={total} />}</Tree>}
        </div>
      )}
      <Warnings warnings={distinctWarnings(foldedOf(operations))} />
    </div>
  )
}

/** The warnings of operations, each once. */
function distinctWarnings(operations: readonly DescribedOperation[]): Warning[] {
  const all = operations.flatMap(({ warnings }) => warnings)
  return [...new Map(all.map((warning) => [JSON.stringify(warning), warning])).values()]
}

function Operation({
  operation,
  account,
}: {
  operation: DescribedOperation
  /** The transaction's own account. */
  account: string
}): ReactElement {
  const { type, sentence, details, source, warnings, call, authorizations } = operation
  return (
    <li data-part="operation" data-operation={type}>
      <SentenceWithRows sentence={sentence} shown={source ?? account} />
      <Tree items={details}>{(detail) => <SentenceText sentence={detail} />}</Tree>
      {source !== undefined && (
        <p className="alidade-quiet">
          <PreviewText text="previewFor" values={{ account: addressValue(source) }} />
        </p>
      )}
      <Warnings warnings={warnings} />
      {call && <CallView call={call} inner />}
      {isLong(authorizations) && (
        <p className="alidade-quiet" data-part="total">
          <PreviewText
            text="previewAuthorizations"
            values={{ count: numberValue(authorizations.length) }}
          />
        </p>
      )}
      <Folded items={authorizations}>
        {(part) =>
          part.map((authorization, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: authorizations have no key other than their index
            <AuthorizationView key={index} authorization={authorization} />
          ))
        }
      </Folded>
    </li>
  )
}
