import "../../ui/styles/swap.css"
import { useAccountInfo } from "@alidade/react/account"
import { type ReactElement, useState } from "react"
import { assetIn, exchangeProblems } from "../../logic/exchange/asset-pair.js"
import { readWays } from "../../logic/exchange/read-ways.js"
import {
  alongWay,
  emptySwap,
  exactOf,
  exchangeOf,
  SLIPPAGE,
  swaps,
} from "../../logic/exchange/swap.js"
import { trustFirst } from "../../logic/exchange/trust-first.js"
import { emptyTransaction } from "../../logic/operations/transaction.js"
import { findAmountProblem, spendableOf } from "../../logic/sign/check-payment.js"
import { readAmount } from "../../logic/stellar/read-amount.js"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/forms.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { decimalMark, formatNumber } from "../../texts/numbers.js"
import { Button } from "../../ui/button.js"
import { Choice } from "../../ui/choice.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { useAsync } from "../../ui/use-async.js"
import { useRested } from "../../ui/use-rested.js"
import { useFee } from "../fees/use-fee.js"
import { AmountRow } from "../fields/amount-row.js"
import { labelOf } from "../fields/field-words.js"
import { KindField } from "../fields/kind-field.js"
import { amountReason, assetName } from "../fields/payment-reason.js"
import { DraftForm } from "./draft-form.js"
import { Facts } from "./facts.js"
import type { OperationsFormProps } from "./operations-form.js"
import { useToDo } from "./use-deeds-of.js"
import { useSavedOperations } from "./use-saved-operations.js"
import { keyOf, LimitHint, noWayReason, Ways } from "./ways.js"

/** Exchanges one asset for another at the network's prices: at least so much, or at most, or nothing happens. */
export default function SwapForm({ address, onBuilt }: OperationsFormProps): ReactElement {
  const { horizonUrl } = usePageNetwork()
  const { account } = useAccountInfo()
  const { name, draft, save, clear } = useSavedOperations(address, "swap")
  const [chosen, choose] = useState("")
  const [swap = emptySwap("give")] = draft.operations
  const exact = exactOf(swap)
  const isGive = exact === "give"
  const { amount, limit } = swaps[exact]
  const [sent, received] = isGive ? [amount, limit] : [limit, amount]
  const [give, get] = [swap.values.sendAsset, swap.values.destAsset].map(assetIn)

  const exchange = exchangeOf(swap)
  const subject = useRested(exchange && `${horizonUrl} ${give} ${get} ${exact} ${exchange.units}`)
  const found = useAsync(subject, (signal) => readWays(horizonUrl, exchange!, signal))
  const ways = (exchange && found.data) ?? []
  const way = ways.find((one) => keyOf(one) === chosen) ?? ways[0]

  const trusts = trustFirst(account, get)
  const payment = alongWay(address, swap, way, decimalMark())
  const operations = [...trusts, payment]
  const fee = useFee({ draft: name, count: operations.length })
  const reserve = account?.reserve.base ?? 0n
  const kept = fee.total + reserve * BigInt(trusts.length)
  const most = give === undefined ? undefined : spendableOf(account, give, kept)
  const textOf = (field: string): string => String(payment.values[field] ?? "")
  const problemOf = (field: string): ReturnType<typeof findAmountProblem> =>
    findAmountProblem(readAmount(textOf(field)), {
      asset: give ?? "",
      spendable: field === sent ? most : undefined,
    })
  const problems = exchangeProblems(payment, "sendAsset", "destAsset")
  const isReady =
    way !== undefined && problems.size === 0 && !problemOf(sent) && !problemOf(received)
  const request = useToDo(address, isReady ? payment : undefined)

  const row = (field: string, assetField: string, isTried: boolean): ReactElement => {
    const asset = field === sent ? give : get
    const text = textOf(field)
    const isLimit = field === limit
    const problem = problemOf(field)
    const change = (name: string) => (value: unknown) =>
      save({ ...swap, values: { ...swap.values, [name]: String(value) } })
    const isShown = text !== "" || (isTried && !isLimit)
    const noWay = isTried && !isLimit && exchange ? noWayReason(found) : undefined
    return (
      <AmountRow
        label={labelOf(field)}
        problem={isShown && problem ? amountReason(problem) : noWay}
        hint={
          isLimit &&
          way &&
          asset && <LimitHint asset={asset} way={way} limit={text} exact={exact} />
        }
        action={
          isLimit &&
          swap.values[limit] !== "" && (
            <Button look="quiet" onClick={() => change(limit)("")}>
              {say(isGive ? "under" : "over", { percent: formatNumber(SLIPPAGE) })}
            </Button>
          )
        }
        asset={asset}
        most={field === sent && !isLimit ? most : undefined}
        value={text}
        onChange={change(field)}
      >
        <KindField
          field={{ kind: "asset", name: assetField }}
          path={assetField}
          value={String(swap.values[assetField])}
          onChange={change(assetField)}
        />
      </AmountRow>
    )
  }

  return (
    <DraftForm
      title={sayOfSigning("swap")}
      request={request}
      fee={fee}
      problems={problems}
      isReady={isReady}
      draft={() => ({ ...emptyTransaction(address), operations })}
      onBuilt={onBuilt}
      onClear={clear}
    >
      {(isTried) => (
        <>
          <Choice
            label={say("exact")}
            isLabelShown
            options={[
              ["give", say("exactGive")],
              ["get", say("exactGet")],
            ]}
            value={exact}
            onChange={(one) => {
              const empty = emptySwap(one)
              const { sendAsset = "", destAsset = "", [amount]: typed = "" } = swap.values
              const kept = { sendAsset, destAsset, [swaps[one].amount]: typed }
              save({ ...empty, values: { ...empty.values, ...kept } })
            }}
          />
          {row(sent, "sendAsset", isTried)}
          {row(received, "destAsset", isTried)}
          <Facts
            facts={[
              get !== undefined &&
                trusts.length > 0 &&
                say("trusts", { asset: assetName(get), reserve: formatStroops(reserve) }),
            ]}
          />
          <Ways exchange={exchange} found={found} chosen={way} onChoose={choose} />
        </>
      )}
    </DraftForm>
  )
}
