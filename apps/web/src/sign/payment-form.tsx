import { useAccountInfo } from "@alidade/react/account"
import type { ReactElement, ReactNode } from "react"
import type { RequestedPayment } from "../logic/links/stellar-link.js"
import { readDestination } from "../logic/pasted/address.js"
import { paymentDeed } from "../logic/payments/payment-deed.js"
import { findPaymentObstacles } from "../logic/recipients/find-obstacles.js"
import {
  findAmountProblem,
  heldAssets,
  leastOfNew,
  spendableOf,
} from "../logic/sign/check-payment.js"
import { readAmount, writeAmount } from "../logic/stellar/read-amount.js"
import { paymentDraft } from "../page/drafts.js"
import { usePageNetwork } from "../page/page.js"
import { useSayDeeds } from "../page/sentence/sentence-text.js"
import { useDraft } from "../page/use-draft.js"
import { say } from "../texts/en/payment.js"
import { say as sayOfReceivers } from "../texts/en/receivers.js"
import { decimalMark } from "../texts/numbers.js"
import { SelectField } from "../ui/field.js"
import { Notice } from "../ui/notice.js"
import { useFee } from "./fees/use-fee.js"
import { AmountRow } from "./fields/amount-row.js"
import { DestinationField } from "./fields/destination-field.js"
import { MemoPart, useTypedMemo } from "./fields/memo-fields.js"
import { amountReason, assetName, obstacleReason } from "./fields/payment-reason.js"
import { receiverReason } from "./fields/receiver-reason.js"
import { useLookAlikeQuestion } from "./fields/use-look-alike-question.js"
import { useReceiver } from "./fields/use-receiver.js"
import { DraftForm } from "./operations/draft-form.js"

/** Props of `PaymentForm`. */
export interface PaymentFormProps {
  /** The paying account. */
  address: string
  /** A payment from a link, which fills the fields. */
  requested?: RequestedPayment | undefined
  /** Called with the unsigned envelope, base64 XDR. */
  onBuilt: (xdr: string) => void
  /** What is known of the request, after the fields. */
  children?: ReactNode
}

/** Builds a payment. Each field is checked as it is typed. */
export function PaymentForm(props: PaymentFormProps): ReactElement {
  const { address, requested, onBuilt, children } = props
  const { passphrase, horizonUrl } = usePageNetwork()
  const { account } = useAccountInfo()
  const sayDeeds = useSayDeeds()
  const draft = requested ? undefined : paymentDraft(address, passphrase)
  const [to, setTo] = useDraft(draft, "destination", requested?.destination)
  const [asset, setAsset] = useDraft(draft, "asset", requested?.asset ?? "native")
  const given = requested?.amount && writeAmount(requested.amount, decimalMark())
  const [amount, setAmount] = useDraft(draft, "amount", given)
  const memo = useTypedMemo(draft, requested?.memo)
  const fee = useFee({ draft })

  const destination = to.trim()
  const read = readDestination(to)
  const question = useLookAlikeQuestion([destination], (_, known) => setTo(known))
  const { existence, receiver } = useReceiver(read, horizonUrl)
  const creates = existence === "missing"
  const spendable = spendableOf(account, asset, fee.total)
  const limits = { asset, spendable, least: leastOfNew(account) }
  const typed = readAmount(amount)
  const units = "units" in typed ? typed.units : 0n
  const found = findAmountProblem(typed, { ...limits, creates })
  const obstacles =
    receiver && "account" in read
      ? findPaymentObstacles(receiver, {
          by: address,
          to: read.account,
          isMuxed: destination.startsWith("M"),
          asset,
          amount: units,
          hasMemo: memo.typed.type !== "none",
        })
      : []
  const asksForMemo = obstacles.some(({ kind }) => kind === "memo")
  const [obstacle] = obstacles.filter(({ kind }) => kind !== "memo")
  const isFull = obstacle?.kind === "full"
  const reason = obstacle && obstacleReason(obstacle)
  const problems = {
    destination: "problem" in read ? receiverReason(read) : isFull ? undefined : reason,
    amount: found ? amountReason(found) : isFull ? reason : undefined,
    memo: memo.problem,
  }
  const isReady = Object.values(problems).every((problem) => problem === undefined)
  const deed = paymentDeed({ destination, units, assetId: asset, creates })
  const assets = new Set(["native", asset, ...heldAssets(account)])

  return (
    <DraftForm
      title={say("form")}
      request={isReady && sayDeeds({ source: address, deeds: [deed] }, "toDo", address)}
      fee={fee}
      isReady={isReady}
      draft={async () => {
        const { draftPayment } = await import("../logic/payments/payments-draft.js")
        const to = "account" in read ? read.account : ""
        const payment = { destination, account: to, units, limits }
        return draftPayment(address, payment, memo.valid, horizonUrl)
      }}
      onBuilt={onBuilt}
      question={question}
      onClear={() => {
        setTo("")
        setAsset("native")
        setAmount("")
        memo.set(undefined)
      }}
      after={children}
    >
      {(isTried) => (
        <>
          <DestinationField
            payer={address}
            value={to}
            onChange={setTo}
            problem={isTried || to !== "" ? problems.destination : undefined}
            existence={existence}
            read={read}
            memo={memo.valid}
            onChoose={(recipient) => {
              setTo(recipient.address)
              memo.set(recipient.memo)
            }}
          />
          <AmountRow
            label={say("amount")}
            problem={isTried || amount !== "" ? problems.amount : undefined}
            asset={asset}
            most={spendable}
            value={amount}
            onChange={setAmount}
          >
            <SelectField
              label={say("asset")}
              options={[...assets].map((id) => [id, id === "native" ? "XLM" : assetName(id)])}
              value={asset}
              onChange={setAsset}
            />
          </AmountRow>
          <div className="stack">
            <MemoPart memo={memo} isNeeded={asksForMemo} isTried={isTried} />
            <div className="outcome" role="status">
              {asksForMemo && (
                <Notice tone="warn" title={sayOfReceivers("asksForMemo")}>
                  <p>{sayOfReceivers("memoHelp")}</p>
                </Notice>
              )}
            </div>
          </div>
        </>
      )}
    </DraftForm>
  )
}
