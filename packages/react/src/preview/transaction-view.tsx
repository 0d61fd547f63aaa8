import {
  type DescribedOperation,
  type DescribedTransaction,
  describeTransaction,
  transactionTree,
  type Value,
} from "@alidade/core/describe"
import type { ReactElement } from "react"
import { useKitState } from "../context/kit-context.js"
import type { PreviewMessages } from "../messages/preview.js"
import { AuthorizationView, CallView } from "./call-view.js"
import { Decoded } from "./decoded.js"
import { Fact, Facts, HashFact, NetworkFact, SentenceWithRecipient } from "./facts.js"
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
  /** Passphrase of the network already shown beside the view, which the view then omits. */
  shownNetwork?: string | undefined
}

/** A transaction in plain words: what it does, its warnings, account, fee and validity. */
export function TransactionView(props: TransactionViewProps): ReactElement {
  const { xdr, networkPassphrase, knownContracts, shownNetwork } = props
  const selected = useKitState((state) => state.selectedNetwork)
  const passphrase = networkPassphrase ?? selected
  const described = useDescription(`${passphrase} ${xdr}`, knownContracts, (options) =>
    describeTransaction(xdr, passphrase, options),
  )
  const texts = usePreviewTexts()
  return (
    <Decoded described={described} part="transaction">
      {(transaction) => (
        <>
          <Warnings warnings={transaction.warnings} />
          <ol className="alidade-operations" aria-label={texts.previewOperations}>
            {transaction.operations.map((operation, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: operations have no key other than their index
              <Operation key={index} operation={operation} />
            ))}
          </ol>
          <TransactionFacts transaction={transaction} shownNetwork={shownNetwork} />
          <AllFields read={() => transactionTree(xdr)} />
        </>
      )}
    </Decoded>
  )
}

function Operation({ operation }: { operation: DescribedOperation }): ReactElement {
  const { type, sentence, details, source, warnings, call, authorizations } = operation
  return (
    <li data-part="operation" data-operation={type}>
      <SentenceWithRecipient sentence={sentence} />
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
        <AuthorizationView key={index} authorization={authorization} />
      ))}
    </li>
  )
}

function TransactionFacts({
  transaction,
  shownNetwork,
}: {
  transaction: DescribedTransaction
  shownNetwork: string | undefined
}): ReactElement {
  const { source, feeSource, sequence, memo, conditions, signatures, innerSignatures } = transaction
  const fee: Value = { type: "amount", value: transaction.fee, asset: { code: "XLM" } }
  return (
    <Facts>
      <Fact name="previewSource">
        <ValueText value={addressValue(source)} />
      </Fact>
      <NetworkFact passphrase={transaction.networkPassphrase} shownNetwork={shownNetwork} />
      <Fact name="previewFee">
        {feeSource === undefined ? (
          <PreviewText text="previewFeeMost" values={{ fee }} />
        ) : (
          <PreviewText text="previewFeeBy" values={{ fee, account: addressValue(feeSource) }} />
        )}
      </Fact>
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
      <Fact name="previewSequence">
        <ValueText value={codeValue(sequence)} />
      </Fact>
      {conditions.map((condition, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no key other than their index
        <Fact key={index} name="previewCondition">
          <SentenceText sentence={condition} />
        </Fact>
      ))}
      {(signatures > 0 || innerSignatures !== undefined) && (
        <SignaturesFact name="previewSignatures" count={signatures} />
      )}
      {innerSignatures !== undefined && (
        <SignaturesFact name="previewInnerSignatures" count={innerSignatures} />
      )}
      <HashFact hash={transaction.hash} />
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
