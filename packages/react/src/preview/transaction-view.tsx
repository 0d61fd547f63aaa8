import {
  type DescribedOperation,
  type DescribedTransaction,
  describeTransaction,
  transactionTree,
  type Value,
} from "@alidade/core/describe"
import type { ReactElement, ReactNode } from "react"
import { useKitState } from "../context/kit-context.js"
import type { PreviewMessages } from "../messages/preview.js"
import { AuthorizationView, CallView } from "./call-view.js"
import { Decoded } from "./decoded.js"
import {
  AccountFact,
  Details,
  Fact,
  Facts,
  HashFact,
  NetworkFact,
  SentenceWithRows,
} from "./facts.js"
import { AllFields, Tree } from "./tree.js"
import { useDescription } from "./use-description.js"
import {
  addressValue,
  codeValue,
  numberValue,
  PreviewText,
  SentenceText,
  usePreviewTexts,
  ValueText,
} from "./value-text.js"
import { Warnings } from "./warnings.js"

/** Props of `TransactionView`. */
interface TransactionViewProps {
  /** Base64 `TransactionEnvelope`. */
  xdr: string
  /** Passphrase of the network to sign for. Defaults to the kit's. */
  networkPassphrase?: string | undefined
  /** Contracts (`C…`) that an authorization may use without a warning. */
  knownContracts?: readonly string[] | undefined
  /** The account that is asked to sign. It is shown if it is not the transaction's own. */
  account?: string | undefined
  /** Shown instead while the transaction is not decoded. */
  undecoded?: ReactNode
}

/** A transaction in plain words: what it does, its warnings, account, fee and validity. */
export function TransactionView(props: TransactionViewProps): ReactElement {
  const { xdr, networkPassphrase, knownContracts, account, undecoded } = props
  const selected = useKitState((state) => state.selectedNetwork)
  const passphrase = networkPassphrase ?? selected
  const described = useDescription(`${passphrase} ${xdr}`, knownContracts, (options) =>
    describeTransaction(xdr, passphrase, options),
  )
  const texts = usePreviewTexts()
  return (
    <Decoded described={described} part="transaction" otherwise={undecoded}>
      {(transaction) => (
        <>
          <Warnings warnings={transaction.warnings} />
          <ol className="alidade-operations" aria-label={texts.previewOperations}>
            {transaction.operations.map((operation, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: operations have no key other than their index
              <Operation key={index} operation={operation} account={transaction.source} />
            ))}
          </ol>
          <TransactionFacts transaction={transaction} account={account} />
          <Details>
            <TransactionDetails transaction={transaction} />
            <AllFields read={() => transactionTree(xdr)} />
          </Details>
        </>
      )}
    </Decoded>
  )
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
      {authorizations.map((authorization, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: authorizations have no key other than their index
        <AuthorizationView key={index} authorization={authorization} shown={call} />
      ))}
    </li>
  )
}

function TransactionFacts({
  transaction,
  account,
}: {
  transaction: DescribedTransaction
  account: string | undefined
}): ReactElement {
  const { source, feeSource, memo, conditions } = transaction
  const fee: Value = { type: "amount", value: transaction.fee, asset: { code: "XLM" } }
  return (
    <Facts>
      <Fact name="previewFee">
        {feeSource === undefined ? (
          <PreviewText text="previewFeeMost" values={{ fee }} />
        ) : (
          <PreviewText text="previewFeeBy" values={{ fee, account: addressValue(feeSource) }} />
        )}
      </Fact>
      <NetworkFact passphrase={transaction.networkPassphrase} />
      <Fact name="previewSource">
        <ValueText value={addressValue(source)} />
      </Fact>
      <AccountFact account={account} shown={source} />
      <Fact name="previewMemo">
        {memo?.type === "text" ? (
          <ValueText value={memo.value} />
        ) : memo ? (
          <PreviewText text={memoTexts[memo.type]} values={{ memo: memo.value }} />
        ) : (
          <PreviewText text="previewMemoNone" />
        )}
      </Fact>
      <Fact name="previewValid">
        <Validity transaction={transaction} />
      </Fact>
      {conditions.map((condition, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no key other than their index
        <Fact key={index} name="previewCondition">
          <SentenceText sentence={condition} />
        </Fact>
      ))}
    </Facts>
  )
}

function TransactionDetails({ transaction }: { transaction: DescribedTransaction }): ReactElement {
  const { sequence, signatures, innerSignatures, hash } = transaction
  return (
    <Facts>
      <Fact name="previewSequence">
        <ValueText value={codeValue(sequence)} />
      </Fact>
      {(signatures > 0 || innerSignatures !== undefined) && (
        <SignaturesFact name="previewSignatures" count={signatures} />
      )}
      {innerSignatures !== undefined && (
        <SignaturesFact name="previewInnerSignatures" count={innerSignatures} />
      )}
      <HashFact hash={hash} />
    </Facts>
  )
}

function SignaturesFact({
  name,
  count,
}: {
  name: keyof PreviewMessages
  count: number
}): ReactElement {
  return (
    <Fact name={name}>
      <PreviewText text="previewSigned" values={{ count: numberValue(count) }} />
    </Fact>
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
  if (notBefore && notAfter) return <PreviewText text="previewBetween" values={values} />
  if (notBefore) return <PreviewText text="previewFrom" values={values} />
  return <PreviewText text={notAfter ? "previewUntil" : "previewAlways"} values={values} />
}
