import { useAccountInfo } from "@alidade/react/account"
import { type ReactElement, useState } from "react"
import {
  assetIn,
  isBuy,
  meetsOthers,
  offerProblems,
  readBestPrices,
  termsOf,
} from "../../logic/exchange/offer.js"
import { needsTrust, trustOperation } from "../../logic/exchange/trust-first.js"
import type { Values } from "../../logic/operations/field.js"
import { emptyOperation } from "../../logic/operations/operation.js"
import { readDraft, saveDraft } from "../../logic/operations/saved-draft.js"
import { entryOf, type OperationType } from "../../logic/operations/table.js"
import { emptyTransaction } from "../../logic/operations/transaction.js"
import { spendableOf } from "../../logic/sign/check-payment.js"
import { operationsDraft } from "../../page/operations-draft.js"
import { usePageNetwork } from "../../page/page.js"
import { usePlace } from "../../page/place.js"
import { useSayDeeds } from "../../page/sentence/sentence-text.js"
import { useDraft } from "../../page/use-draft.js"
import { say } from "../../texts/en/forms.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { formatNumber } from "../../texts/numbers.js"
import { Button } from "../../ui/button.js"
import { Choice } from "../../ui/choice.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { useAsync } from "../../ui/use-async.js"
import { useFee } from "../fees/use-fee.js"
import { FieldContext } from "../fields/field-context.js"
import { labelOf } from "../fields/field-words.js"
import { KindFields } from "../fields/kind-field.js"
import { assetName } from "../fields/payment-reason.js"
import { DraftForm } from "./draft-form.js"
import type { OperationsFormProps } from "./operations-form.js"
import { amountText } from "./payment-rows.js"
import { useDeedsOf } from "./use-deeds-of.js"

/** An offer to sell or to buy: a new one, or a change of one that the account has. */
export default function OfferForm(props: OperationsFormProps): ReactElement {
  const { step } = usePlace()
  // The account's list of offers writes a draft while another step is shown.
  return <Form key={String(step === "offer")} {...props} />
}

function Form({ address, onBuilt }: OperationsFormProps): ReactElement {
  const { passphrase, horizonUrl } = usePageNetwork()
  const { account } = useAccountInfo()
  const sayDeeds = useSayDeeds()
  const form = operationsDraft(address, passphrase, "offer")
  const [text, setText] = useDraft(form, "draft")
  const [isTried, setTried] = useState(false)
  const operation = readDraft(text, address).operations[0] ?? newOffer("manageSellOffer")
  const { type, values } = operation
  const save = (changed: typeof operation): void =>
    setText(saveDraft({ ...emptyTransaction(address), operations: [changed] }))
  const change = (changed: Values): void => save({ ...operation, values: changed })
  const { offerId } = values as Readonly<Record<string, string>>
  const isNew = offerId === ""

  const terms = termsOf(operation)
  const [selling, buying] = [values.selling, values.buying].map((one) => assetIn(String(one)))
  const isSame = selling !== undefined && selling === buying
  const problems = offerProblems(operation)
  const isGood = problems.size === 0 && !isSame
  const trusts = terms !== undefined && needsTrust(account, buying)
  const [priced, counter] = isBuy(operation) ? [buying, selling] : [selling, buying]
  const { data: best } = useAsync(
    priced && counter && !isSame ? `${horizonUrl} ${priced} ${counter}` : undefined,
    (signal) => readBestPrices(horizonUrl, priced!, counter!, signal),
  )
  const draft = {
    ...emptyTransaction(address),
    operations: trusts && buying ? [trustOperation(buying), operation] : [operation],
  }
  const [deeds] = useDeedsOf(address, isGood ? [operation] : [])
  const fee = useFee({ draft: form, count: draft.operations.length })
  const base = account?.reserve.base ?? 0n
  const reserve = formatStroops(base)
  const free =
    isNew && terms && !terms.give.asset.endsWith(`:${address}`)
      ? spendableOf(account, terms.give.asset, fee.total)
      : undefined
  const kept = terms?.give.asset === "native" ? base * (trusts ? 2n : 1n) : 0n
  const spendable = free !== undefined && free > kept ? free - kept : free
  const facts = [
    !isNew && say(terms ? "changes" : "cancels", { offer: offerId! }),
    terms &&
      say("terms", {
        price: say("priceOf", {
          asset: codeOf(terms.base),
          price: amountText(terms.counter, terms.price),
        }),
        give: amountText(terms.give.asset, terms.give.units),
        get: amountText(terms.get.asset, terms.get.units),
      }),
    terms && say("locked", { amount: amountText(terms.give.asset, terms.give.units) }),
    terms && isNew && say("reserved", { reserve }),
    trusts && buying && say("trusts", { asset: assetName(buying), reserve }),
    best &&
      priced &&
      say("bestPrices", {
        asset: codeOf(priced),
        bid: best.bid === undefined ? "–" : formatNumber(best.bid),
        ask: best.ask === undefined ? "–" : formatNumber(best.ask),
      }),
    terms && best && meetsOthers(operation, terms, best) && say("meets"),
  ].filter((fact) => typeof fact === "string")
  const warning = isSame
    ? say("sameAsset")
    : terms && spendable !== undefined && terms.give.units > spendable
      ? say("onlyThis", { amount: amountText(terms.give.asset, spendable) })
      : undefined

  return (
    <DraftForm
      title={sayOfSigning("offer")}
      request={deeds && sayDeeds(deeds, "toDo", address)}
      fee={fee}
      draft={() => draft}
      onBuilt={onBuilt}
      unready={() => {
        setTried(true)
        return !isGood
      }}
      onClear={() => {
        setText("")
        setTried(false)
      }}
    >
      <Choice
        label={sayOfSigning("offer")}
        options={[
          ["manageSellOffer", labelOf("selling")],
          ["manageBuyOffer", labelOf("buying")],
        ]}
        value={type as "manageSellOffer" | "manageBuyOffer"}
        onChange={(chosen) => {
          const { values: empty, ...rest } = newOffer(chosen)
          const { selling = "", buying = "", offerId = "" } = values
          save({ ...rest, values: { ...empty, selling, buying, offerId } })
        }}
      />
      <FieldContext value={{ problems, isTried }}>
        <KindFields
          key={`${type} ${account !== undefined}`}
          fields={entryOf(type).fields.filter(({ name }) => name !== "offerId")}
          path=""
          values={values}
          onChange={change}
        />
      </FieldContext>
      <div className="op-facts" role="status">
        {warning && <p className="warned">{warning}</p>}
        {facts.map((fact) => (
          <p key={fact} className="hint">
            {fact}
          </p>
        ))}
      </div>
      {!isNew && (
        <p>
          <Button look="quiet" onClick={() => change({ ...values, offerId: "" })}>
            {say("newInstead")}
          </Button>
        </p>
      )}
    </DraftForm>
  )
}

/** An offer of XLM, or for XLM, in which the other asset is still to choose. */
function newOffer(type: OperationType): ReturnType<typeof emptyOperation> & { source: string } {
  const { values, ...operation } = emptyOperation(type)
  return { ...operation, source: "", values: { ...values, buying: "" } }
}

function codeOf(asset: string): string {
  return asset === "native" ? "XLM" : (asset.split(":")[0] ?? "")
}
