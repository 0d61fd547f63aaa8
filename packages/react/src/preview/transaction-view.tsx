import {
  type DescribedTransaction,
  describeTransaction,
  transactionTree,
  type Value,
} from "@alidade/core/describe"
import type { ReactElement, ReactNode } from "react"
import { useKitState } from "../context/use-kit-state.js"
import type { PreviewMessages } from "../messages/preview.js"
import { Decoded } from "./decoded.js"
import { AccountFact, Details, Fact, Facts, HashFact, NetworkFact } from "./facts.js"
import { Headline, isSignIn, OperationsView } from "./operations-view.js"
import { AllFields } from "./tree.js"
import { useDescription } from "./use-description.js"
import { TimeWarnings, Validity } from "./validity.js"
import {
  addressValue,
  codeValue,
  numberValue,
  PreviewText,
  SentenceText,
  ValueText,
} from "./value-text.js"
import { Warnings } from "./warnings.js"

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
  const described = useDescription(
    { key: `${passphrase} ${xdr}`, knownContracts, account },
    (options) => describeTransaction(xdr, passphrase, options),
  )
  return (
    <Decoded described={described} part="transaction" otherwise={undecoded}>
      {(transaction) => (
        <>
          <TimeWarnings bounds={transaction} />
          <Warnings warnings={transaction.warnings} />
          <Headline transaction={transaction} />
          {!isSignIn(transaction) && <OperationsView transaction={transaction} />}
          <TransactionFacts transaction={transaction} account={account} />
          <Details>
            {isSignIn(transaction) && <OperationsView transaction={transaction} />}
            <TransactionDetails transaction={transaction} />
            <AllFields read={() => transactionTree(xdr)} />
          </Details>
        </>
      )}
    </Decoded>
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
      {/* A sign-in is never sent, so nobody pays its fee. */}
      {!isSignIn(transaction) && (
        <Fact name="previewFee">
          {feeSource === undefined ? (
            <PreviewText text="previewFeeMost" values={{ fee }} />
          ) : (
            <PreviewText text="previewFeeBy" values={{ fee, account: addressValue(feeSource) }} />
          )}
        </Fact>
      )}
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
