import type { AccountInfo } from "@alidade/core/account"
import { useAccountInfo } from "@alidade/react/account"
import { type ReactElement, type ReactNode, useRef, useState } from "react"
import { flushSync } from "react-dom"
import type { RequestedPayment } from "../logic/links/stellar-link.js"
import { readDestination } from "../logic/pasted/address.js"
import { findPaymentObstacles } from "../logic/recipients/find-obstacles.js"
import { recipientMemo } from "../logic/recipients/recipient.js"
import type { Deed, Deeds } from "../logic/sentence/deed.js"
import { byField, findAmountProblem, leastOfNew, spendableOf } from "../logic/sign/check-payment.js"
import { composePayment } from "../logic/sign/compose-payment.js"
import { fromStroops, type ReadAmount } from "../logic/stellar/amount.js"
import { memoProblem, readMemoChoice } from "../logic/stellar/memo.js"
import { readAmount, writeAmount } from "../logic/stellar/read-amount.js"
import { paymentDraft } from "../page/drafts.js"
import { FormHead } from "../page/form-head.js"
import { usePageNetwork } from "../page/page.js"
import { useSayDeeds } from "../page/sentence/sentence-text.js"
import { useDraft } from "../page/use-draft.js"
import { say } from "../texts/en/payment.js"
import { say as sayOfReceivers } from "../texts/en/receivers.js"
import { say as sayOfSigning } from "../texts/en/sign.js"
import { say as sayStellar } from "../texts/en/stellar.js"
import { decimalMark, formatNumber } from "../texts/numbers.js"
import { Button } from "../ui/button.js"
import { ComposeForm } from "../ui/compose-form.js"
import { SelectField } from "../ui/field.js"
import { formatStroops } from "../ui/format-stroops.js"
import { Notice } from "../ui/notice.js"
import { FeeSelect, OwnFee } from "./fees/fee-select.js"
import { useFee } from "./fees/use-fee.js"
import { AmountField } from "./fields/amount-field.js"
import { DestinationField } from "./fields/destination-field.js"
import { MemoFields } from "./fields/memo-fields.js"
import {
  amountReason,
  assetName,
  assetReason,
  paymentReason,
  roomReason,
} from "./fields/payment-reason.js"
import { receiverReason } from "./fields/receiver-reason.js"
import { useLookAlikeQuestion } from "./fields/use-look-alike-question.js"
import { useReceiver } from "./fields/use-receiver.js"

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
  const network = usePageNetwork()
  const { account } = useAccountInfo()
  const draft = requested ? undefined : paymentDraft(address, network.passphrase)
  const [destination, setDestination] = useDraft(draft, "destination", requested?.destination)
  const [asset, setAsset] = useDraft(draft, "asset", requested?.asset ?? "native")
  const [amount, setAmount] = useDraft(
    draft,
    "amount",
    requested?.amount && writeAmount(requested.amount, decimalMark()),
  )
  const [memoType, setMemoType] = useDraft(draft, "memo type", requested?.memo?.type ?? "none")
  const [memoValue, setMemoValue] = useDraft(draft, "memo", requested?.memo?.value)
  const fee = useFee({ draft })
  const memo = { type: readMemoChoice(memoType), value: memoValue }
  const setMemo = (changed: typeof memo): void => {
    setMemoType(changed.type)
    setMemoValue(changed.value)
  }
  const [tried, setTried] = useState(false)
  const [isMemoShown, setMemoShown] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const chooseMemo = (changed: typeof memo): void => {
    setMemoShown(true)
    setMemo(changed)
  }
  const showMemo = (): void => {
    flushSync(() => setMemoShown(true))
    form.current?.querySelector("select")?.focus()
  }

  const read = readDestination(destination)
  const question = useLookAlikeQuestion([destination.trim()], (_, known) => setDestination(known))
  const { existence, receiver } = useReceiver(read, network.horizonUrl)
  const creates = existence === "missing"
  const spendable = spendableOf(account, asset, fee.total)
  const limits = { creates, asset, spendable, least: leastOfNew(account) }
  const most = spendable ? fromStroops(spendable) : undefined
  const assets = new Set([asset, ...issuedAssets(account)].filter(isIssued))
  const obstacles = byField(
    receiver && "account" in read
      ? findPaymentObstacles(receiver, {
          by: address,
          to: read.account,
          isMuxed: destination.trim().startsWith("M"),
          asset,
          amount: unitsOf(readAmount(amount)),
          hasMemo: memo.type !== "none",
        })
      : [],
  )
  const found = findAmountProblem(readAmount(amount), limits)
  const wrongMemo = memoProblem(memo.type, memo.value)
  const problems = {
    destination: "problem" in read ? receiverReason(read) : assetReason(obstacles),
    amount: found ? amountReason(found) : roomReason(obstacles),
    memo: wrongMemo && sayStellar.problem(wrongMemo),
    fee: fee.problem,
  }
  const sayDeeds = useSayDeeds()
  const isReady = Object.values(problems).every((problem) => problem === undefined)
  const request =
    isReady && sayDeeds(paymentDeeds(address, destination, amount, asset, creates), "toDo", address)
  const shown = (value: string, problem: string | undefined): string | undefined =>
    value !== "" || tried ? problem : undefined

  async function compose(): Promise<void> {
    const value = readAmount(amount)
    if ("problem" in read || "problem" in value) return
    const xdr = await composePayment({
      source: address,
      destination: destination.trim(),
      account: read.account,
      stroops: value.units,
      memo,
      fee: fee.total,
      limits,
      network,
    })
    onBuilt(xdr)
  }

  return (
    <ComposeForm
      label={say("form")}
      request={request || say("form")}
      detail={<FeeSelect fee={fee} />}
      action={sayOfSigning("review")}
      failed={say("notBuilt")}
      unready={() => {
        setTried(true)
        return !isReady
      }}
      compose={compose}
      reason={paymentReason}
      onClear={() => {
        setDestination("")
        setAsset("native")
        setAmount("")
        setMemo({ type: "none", value: "" })
        fee.choose("usual")
        setTried(false)
        setMemoShown(false)
      }}
      question={question}
    >
      <FormHead title={say("form")} />
      <DestinationField
        payer={address}
        value={destination}
        onChange={setDestination}
        problem={shown(destination, problems.destination)}
        existence={existence}
        read={read}
        memo={recipientMemo(memo.type, memo.value)}
        onChoose={(recipient) => {
          setDestination(recipient.address)
          setMemo(recipient.memo ?? { type: "none", value: "" })
        }}
      />
      <div className="amount-row">
        <AmountField
          label={say("amount")}
          problem={shown(amount, problems.amount)}
          hint={
            spendable === undefined
              ? undefined
              : say("canSend", { amount: `${formatStroops(spendable)} ${codeOf(asset)}` })
          }
          value={amount}
          onChange={setAmount}
          action={
            most !== undefined && (
              <Button
                look="quiet"
                aria-label={say("maxNamed", { amount: formatNumber(most) })}
                onClick={() => setAmount(writeAmount(most, decimalMark()))}
              >
                {say("max")}
              </Button>
            )
          }
        />
        <SelectField
          label={say("asset")}
          options={[
            ["native", "XLM"],
            ...[...assets].map((asset) => [asset, assetName(asset)] as const),
          ]}
          value={asset}
          onChange={setAsset}
        />
      </div>
      <div className="stack" ref={form}>
        {isMemoShown || memo.type !== "none" || obstacles.asksForMemo ? (
          <MemoFields
            memo={memo}
            onChange={chooseMemo}
            problem={shown(memo.value, problems.memo)}
          />
        ) : (
          <p className="add-memo">
            <Button look="quiet" onClick={showMemo}>
              {say("addMemo")}
            </Button>
          </p>
        )}
        <div className="outcome" role="status">
          {obstacles.asksForMemo && (
            <Notice tone="warn" title={sayOfReceivers("asksForMemo")}>
              <p>{sayOfReceivers("memoHelp")}</p>
            </Notice>
          )}
        </div>
        <OwnFee fee={fee} />
      </div>
      {children}
    </ComposeForm>
  )
}

/** What the form's values do. */
function paymentDeeds(
  source: string,
  destination: string,
  amount: string,
  asset: string,
  creates: boolean,
): Deeds {
  const [code = asset, issuer] = isIssued(asset) ? asset.split(":") : ["XLM"]
  const values: Extract<Deed, { kind: "payment" }>["values"] = {
    amount: {
      type: "amount",
      value: fromStroops(unitsOf(readAmount(amount))),
      asset: issuer === undefined ? { code } : { code, issuer },
    },
    to: { type: "address", value: destination.trim() },
  }
  return { source, deeds: [{ kind: creates ? "createAccount" : "payment", values }] }
}

function unitsOf(read: ReadAmount): bigint {
  return "units" in read ? read.units : 0n
}

/** The assets with an issuer that the account holds. */
function issuedAssets(account: AccountInfo | undefined): string[] {
  return (account?.balances ?? []).flatMap(({ kind, id }) => (kind === "credit" ? [id] : []))
}

/** The code of an asset. */
function codeOf(asset: string): string {
  return isIssued(asset) ? (asset.split(":")[0] ?? asset) : "XLM"
}

/** Whether an account issued the asset, as for all assets but XLM. */
function isIssued(asset: string): boolean {
  return asset !== "native"
}
