import { useAccountInfo } from "@alidade/react/account"
import { type ReactElement, useState } from "react"
import {
  isMessageTooLong,
  LONGEST_MESSAGE,
  type RequestedPayment,
} from "../../logic/links/stellar-link.js"
import { fromStroops } from "../../logic/stellar/amount.js"
import { memoProblem, readMemoChoice } from "../../logic/stellar/memo.js"
import { readAmount } from "../../logic/stellar/read-amount.js"
import { tomlUrlOf } from "../../logic/stellar/toml-url.js"
import { FormHead } from "../../page/form-head.js"
import { usePageNetwork } from "../../page/page.js"
import { useDraft } from "../../page/use-draft.js"
import { say } from "../../texts/en/ask.js"
import { say as sayOfLinks } from "../../texts/en/links.js"
import { say as sayOfPayment } from "../../texts/en/payment.js"
import { say as sayStellar } from "../../texts/en/stellar.js"
import { describeAmountProblem } from "../../ui/amount-problems.js"
import { ComposeForm } from "../../ui/compose-form.js"
import { InputField, SelectField } from "../../ui/field.js"
import { AmountField } from "../fields/amount-field.js"
import { MemoFields } from "../fields/memo-fields.js"
import { assetName } from "../fields/payment-reason.js"
import { AskLink, askTitle } from "./ask-link.js"

/** Asks somebody to pay the account: makes a link and a code. Nothing is signed by a wallet, and nothing is sent. */
export default function AskForm({ address }: { address: string }): ReactElement {
  const { passphrase } = usePageNetwork()
  const { account } = useAccountInfo()
  const draft = `ask ${address} ${passphrase}`
  const [amount, setAmount] = useDraft(draft, "amount")
  const [asset, setAsset] = useDraft(draft, "asset", "native")
  const [memoType, setMemoType] = useDraft(draft, "memo type", "none")
  const [memoValue, setMemoValue] = useDraft(draft, "memo")
  const [words, setWords] = useDraft(draft, "words")
  const [website, setWebsite] = useDraft(draft, "website")
  const [made, setMade] = useState<RequestedPayment>()
  const [isTried, setTried] = useState(false)

  const memo = { type: readMemoChoice(memoType), value: memoValue }
  const read = readAmount(amount)
  const domain = website.trim()
  const wrongMemo = memoProblem(memo.type, memo.value)
  const problems = {
    amount: amount !== "" && "problem" in read ? describeAmountProblem(read) : undefined,
    memo: wrongMemo && sayStellar.problem(wrongMemo),
    words: isMessageTooLong(words)
      ? sayOfLinks("messageTooLong", { most: LONGEST_MESSAGE })
      : undefined,
    website: domain !== "" && !tomlUrlOf(domain) ? say("badWebsite") : undefined,
  }
  const isReady = Object.values(problems).every((problem) => problem === undefined)
  const payment: RequestedPayment = {
    destination: address,
    amount: "units" in read ? fromStroops(read.units) : undefined,
    asset,
    memo,
  }
  if (made) {
    const onEdit = (): void => setMade(undefined)
    return <AskLink payment={made} domain={domain} words={words.trim()} onEdit={onEdit} />
  }
  const assets = (account?.balances ?? []).flatMap(({ kind, id }) => (kind === "credit" ? id : []))
  return (
    <ComposeForm
      label={say("title")}
      request={askTitle(payment)}
      detail={say("free")}
      action={say("make")}
      unready={() => {
        setTried(true)
        return !isReady
      }}
      compose={async () => setMade(payment)}
      onClear={() => {
        for (const empty of [setAmount, setMemoValue, setWords, setWebsite]) empty("")
        setAsset("native")
        setMemoType("none")
        setTried(false)
      }}
    >
      <FormHead title={say("title")} />
      <div className="amount-row">
        <AmountField
          label={sayOfPayment("amount")}
          hint={say("anyAmount")}
          problem={problems.amount}
          value={amount}
          onChange={setAmount}
        />
        <SelectField
          label={sayOfPayment("asset")}
          options={[["native", "XLM"], ...assets.map((one) => [one, assetName(one)] as const)]}
          value={asset}
          onChange={setAsset}
        />
      </div>
      <MemoFields
        memo={memo}
        onChange={(changed) => {
          setMemoType(changed.type)
          setMemoValue(changed.value)
        }}
        problem={memo.value !== "" || isTried ? problems.memo : undefined}
      />
      <InputField
        label={say("words")}
        hint={say("wordsHint")}
        problem={problems.words}
        value={words}
        onChange={setWords}
      />
      <InputField
        label={say("website")}
        hint={say("websiteHint")}
        problem={problems.website}
        code
        value={website}
        onChange={setWebsite}
      />
    </ComposeForm>
  )
}
