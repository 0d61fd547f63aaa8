import { useAccountInfo } from "@alidade/react/account"
import { type ReactElement, useEffect, useState } from "react"
import { type Exchange, readWays, type Way } from "../../logic/exchange/read-ways.js"
import { limitOf, SLIPPAGE, swapDraft, worseBy } from "../../logic/exchange/swap.js"
import { needsTrust } from "../../logic/exchange/trust-first.js"
import { openAsset, readAsset } from "../../logic/operations/assets.js"
import { findAmountProblem, spendableOf } from "../../logic/sign/check-payment.js"
import { fromStroops } from "../../logic/stellar/amount.js"
import { readAmount, writeAmount } from "../../logic/stellar/read-amount.js"
import { usePageNetwork } from "../../page/page.js"
import { useSayDeeds } from "../../page/sentence/sentence-text.js"
import { useDraft } from "../../page/use-draft.js"
import { say as sayOfAccount } from "../../texts/en/account.js"
import { say } from "../../texts/en/forms.js"
import { say as sayOfPayment } from "../../texts/en/payment.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { decimalMark, formatNumber } from "../../texts/numbers.js"
import { Button } from "../../ui/button.js"
import { Choice } from "../../ui/choice.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { reasonOf } from "../../ui/reason-of.js"
import { useAsync } from "../../ui/use-async.js"
import "../../ui/styles/swap.css"
import { operationsDraft } from "../../page/operations-draft.js"
import { useFee } from "../fees/use-fee.js"
import { AmountField } from "../fields/amount-field.js"
import { AssetField } from "../fields/asset-field.js"
import { fieldReason } from "../fields/field-reason.js"
import { labelOf } from "../fields/field-words.js"
import { amountReason, assetName } from "../fields/payment-reason.js"
import { DraftForm } from "./draft-form.js"
import type { OperationsFormProps } from "./operations-form.js"
import { amountText } from "./payment-rows.js"
import { useDeedsOf } from "./use-deeds-of.js"
import { Ways } from "./ways.js"

/** Pause in typing before the network is asked, in ms. */
const REST = 250

/** From this many percent on, the form says how much worse than now a typed limit is. */
const FAR = 5

const noTransaction = { path: [], limit: 0n, trusts: false }

/** Exchanges one asset for another at the network's prices: at least so much, or at most, or nothing happens. */
export default function SwapForm({ address, onBuilt }: OperationsFormProps): ReactElement {
  const { passphrase, horizonUrl } = usePageNetwork()
  const { account } = useAccountInfo()
  const sayDeeds = useSayDeeds()
  const form = operationsDraft(address, passphrase, "swap")
  const [exactly, setExactly] = useDraft(form, "exact", "give")
  const [giveText, setGive] = useDraft(form, "give", "native")
  const [getText, setGet] = useDraft(form, "get")
  const [amount, setAmount] = useDraft(form, "amount")
  const [limitTyped, setLimit] = useDraft(form, "limit")
  const [chosen, choose] = useState("")
  const [isTried, setTried] = useState(false)

  const exact: Exchange["exact"] = exactly === "get" ? "get" : "give"
  const isGive = exact === "give"
  const [give, get] = [assetIn(giveText), assetIn(getText)]
  const typed = readAmount(amount)
  const units = "units" in typed ? typed.units : 0n
  const isSame = give.id !== undefined && give.id === get.id
  const exchange =
    give.id && get.id && !isSame && units > 0n
      ? { give: give.id, get: get.id, exact, units }
      : undefined
  const subject = useRested(
    exchange && `${horizonUrl} ${exchange.give} ${exchange.get} ${exact} ${units}`,
  )
  const found = useAsync(subject, (signal) => readWays(horizonUrl, exchange!, signal))
  const ways = (exchange && found.data) ?? []
  const way = ways.find((one) => keyOf(one) === chosen) ?? ways[0]
  const now = way && (isGive ? way.received : way.sent)

  const typedLimit = readAmount(limitTyped)
  const limit =
    limitTyped === "" ? way && limitOf(way, exact) : "units" in typedLimit ? typedLimit.units : 0n
  const trusts = needsTrust(account, get.id)
  const fee = useFee({ draft: form, count: trusts ? 2 : 1 })
  const spendable = give.id?.endsWith(`:${address}`)
    ? undefined
    : spendableOf(account, give.id ?? "", fee.total)
  const kept = trusts && give.id === "native" ? (account?.reserve.base ?? 0n) : 0n
  const most = spendable !== undefined && spendable > kept ? spendable - kept : spendable
  const limits = { creates: false, asset: give.id ?? "", spendable: most, least: 0n }
  const wrongAmount = findAmountProblem(
    typed,
    isGive ? limits : { ...limits, spendable: undefined },
  )
  const wrongLimit =
    limitTyped === "" && !isGive && limit
      ? findAmountProblem({ units: limit }, limits)
      : limitTyped === ""
        ? undefined
        : findAmountProblem(typedLimit, isGive ? { ...limits, spendable: undefined } : limits)
  const isLooking = exchange !== undefined && !found.data && found.status !== "failed"
  const status =
    exchange === undefined
      ? undefined
      : found.status === "failed"
        ? reasonOf(found.error)
        : isLooking
          ? say("looking")
          : ways.length === 0
            ? say("noWay")
            : undefined
  const isReady = way && limit && !wrongAmount && !wrongLimit && exchange
  const draft = swapDraft(
    address,
    exchange ?? { give: "native", get: "native", exact, units: 0n },
    isReady ? { path: way.path, limit, trusts } : noTransaction,
  )
  const deeds = useDeedsOf(address, isReady ? draft.operations.slice(-1) : [])[0]

  const amountProblem =
    wrongAmount && (isTried || amount !== "")
      ? amountReason(wrongAmount)
      : isTried && !wrongAmount
        ? status
        : undefined
  const amountField = (label: string): ReactElement => (
    <AmountField
      label={labelOf(label)}
      problem={amountProblem}
      hint={
        isGive &&
        most !== undefined &&
        give.id &&
        sayOfPayment("canSend", { amount: amountText(give.id, most) })
      }
      value={amount}
      onChange={setAmount}
      action={
        isGive &&
        most !== undefined && (
          <Button
            look="quiet"
            aria-label={sayOfPayment("maxNamed", { amount: formatStroops(most) })}
            onClick={() => setAmount(writeAmount(fromStroops(most), decimalMark()))}
          >
            {sayOfPayment("max")}
          </Button>
        )
      }
    />
  )
  const limitField = (label: string): ReactElement => (
    <AmountField
      label={labelOf(label)}
      problem={wrongLimit && amountReason(wrongLimit)}
      hint={
        now !== undefined && limit !== undefined && limit > 0n ? (
          <LimitHint
            asset={(isGive ? get.id : give.id) ?? ""}
            now={now}
            limit={limit}
            exact={exact}
          />
        ) : undefined
      }
      value={
        limitTyped === "" && limit ? writeAmount(fromStroops(limit), decimalMark()) : limitTyped
      }
      onChange={setLimit}
      action={
        limitTyped !== "" && (
          <Button look="quiet" onClick={() => setLimit("")}>
            {say(isGive ? "under" : "over", { percent: formatNumber(SLIPPAGE) })}
          </Button>
        )
      }
    />
  )
  const assetField = (
    name: string,
    read: ReturnType<typeof assetIn>,
    text: string,
    onChange: (text: string) => void,
    problem?: string,
  ): ReactElement => (
    <AssetField
      key={`${name} ${account !== undefined}`}
      label={labelOf(name)}
      field={{ kind: "asset", name }}
      problem={
        problem ?? ("problem" in read && (isTried || text !== "") ? read.problem : undefined)
      }
      value={text}
      onChange={onChange}
    />
  )

  return (
    <DraftForm
      title={sayOfSigning("swap")}
      request={deeds && sayDeeds(deeds, "toDo", address)}
      fee={fee}
      draft={() => draft}
      onBuilt={onBuilt}
      unready={() => {
        setTried(true)
        return !isReady
      }}
      onClear={() => {
        for (const set of [setAmount, setLimit, setGet]) set("")
        setGive("native")
        setTried(false)
      }}
    >
      <Choice
        label={say("exact")}
        isLabelShown
        options={[
          ["give", say("exactGive")],
          ["get", say("exactGet")],
        ]}
        value={exact}
        onChange={(one) => {
          setExactly(one)
          setLimit("")
        }}
      />
      <div className="amount-row">
        {isGive ? amountField("sendAmount") : limitField("sendMax")}
        {assetField("sendAsset", give, giveText, setGive)}
      </div>
      <div className="amount-row">
        {isGive ? limitField("destMin") : amountField("destAmount")}
        {assetField("destAsset", get, getText, setGet, isSame ? say("sameAsset") : undefined)}
      </div>
      <p className="hint" role="status">
        {trusts && get.id
          ? say("trusts", {
              asset: assetName(get.id),
              reserve: formatStroops(account?.reserve.base ?? 0n),
            })
          : isSame && say("sameAsset")}
      </p>
      <section aria-label={say("ways")}>
        <div className="ways-head">
          <h3 className="label">{say("ways")}</h3>
          {exchange && (
            <Button look="quiet" aria-busy={isLooking} onClick={found.again}>
              {found.status === "failed" ? sayOfAccount("retry") : sayOfAccount("reloadShort")}
            </Button>
          )}
        </div>
        <p className="hint" role="status">
          {status}
        </p>
        {exchange && way && (
          <Ways exchange={exchange} ways={ways} value={keyOf(way)} onChange={choose} />
        )}
      </section>
    </DraftForm>
  )
}

/** Where a limit stands beside what the exchange gives now. */
function LimitHint(props: {
  asset: string
  now: bigint
  limit: bigint
  exact: Exchange["exact"]
}): ReactElement {
  const { asset, now, limit, exact } = props
  const percent = worseBy(limit, now, exact)
  const values = { now: amountText(asset, now), limit: formatStroops(limit) }
  if (percent < 0) return <span className="warned">{say("outOfReach", values)}</span>
  if (percent >= FAR) {
    return (
      <span className="warned">{say("farOff", { ...values, percent: formatNumber(percent) })}</span>
    )
  }
  return <>{say(exact === "give" ? "nowGet" : "nowGive", values)}</>
}

/** The id of a typed asset, or what is wrong with it. */
function assetIn(
  text: string,
): { id: string; problem?: undefined } | { id?: undefined; problem: string } {
  const typed = text.trim()
  const read = readAsset(typed, { kind: "asset", name: "asset" })
  if ("problem" in read)
    return { problem: fieldReason(typed === "" ? { problem: "missing" } : read) }
  return { id: openAsset(read.json) }
}

function keyOf({ path }: Way): string {
  return path.join(" ")
}

/** A subject once it has not changed for a while. */
function useRested(subject: string | undefined): string | undefined {
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setRested(subject), REST)
    return () => clearTimeout(timer)
  }, [subject])
  return rested === subject ? subject : undefined
}
