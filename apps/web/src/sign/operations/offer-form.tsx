import { useAccountInfo } from "@alidade/react/account"
import type { ReactElement } from "react"
import {
  meetsOthers,
  offerProblems,
  pairOf,
  readBestPrices,
  termsOf,
} from "../../logic/exchange/offer.js"
import { trustFirst } from "../../logic/exchange/trust-first.js"
import type { Values } from "../../logic/operations/field.js"
import { emptyOperation } from "../../logic/operations/operation.js"
import { entryOf } from "../../logic/operations/table.js"
import { emptyTransaction, type SourcedOperation } from "../../logic/operations/transaction.js"
import { spendableOf } from "../../logic/sign/check-payment.js"
import { usePageNetwork } from "../../page/page.js"
import { usePlace } from "../../page/place.js"
import { say } from "../../texts/en/forms.js"
import { say as sayOfSigning } from "../../texts/en/sign.js"
import { formatNumber } from "../../texts/numbers.js"
import { Button } from "../../ui/button.js"
import { Choice } from "../../ui/choice.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { useAsync } from "../../ui/use-async.js"
import { useFee } from "../fees/use-fee.js"
import { amountText, codeOf } from "../fields/amount-text.js"
import { labelOf } from "../fields/field-words.js"
import { KindFields } from "../fields/kind-field.js"
import { assetName } from "../fields/payment-reason.js"
import { DraftForm } from "./draft-form.js"
import { Facts } from "./facts.js"
import type { OperationsFormProps } from "./operations-form.js"
import { useToDo } from "./use-deeds-of.js"
import { useSavedOperations } from "./use-saved-operations.js"

/** An offer to sell or to buy: a new one, or a change of one that the account has. */
export default function OfferForm(props: OperationsFormProps): ReactElement {
  const { step } = usePlace()
  // The account's list of offers writes a draft while another step is shown.
  return <Form key={String(step === "offer")} {...props} />
}

function Form({ address, onBuilt }: OperationsFormProps): ReactElement {
  const { horizonUrl } = usePageNetwork()
  const { account } = useAccountInfo()
  const { name, draft, save, clear } = useSavedOperations(address, "offer")
  const [operation = newOffer("manageSellOffer")] = draft.operations
  const { type, values } = operation
  const change = (changed: Values): void => save({ ...operation, values: changed })
  const offer = String(values.offerId)
  const isNew = offer === ""

  const problems = offerProblems(operation)
  const pair = pairOf(operation)
  const terms = termsOf(operation)
  const trusts = trustFirst(account, terms?.get.asset)
  const operations = [...trusts, operation]
  const fee = useFee({ draft: name, count: operations.length })
  const request = useToDo(address, problems.size === 0 ? operation : undefined)
  const { data: best } = useAsync(pair && `${horizonUrl} ${pair.base} ${pair.counter}`, (signal) =>
    readBestPrices(horizonUrl, pair!, signal),
  )
  const base = account?.reserve.base ?? 0n
  const reserve = formatStroops(base)
  const give = terms && amountText(terms.give.asset, terms.give.units)
  const most =
    terms && isNew
      ? spendableOf(account, terms.give.asset, fee.total + base * BigInt(operations.length))
      : undefined

  return (
    <DraftForm
      title={sayOfSigning("offer")}
      request={request}
      fee={fee}
      problems={problems}
      draft={() => ({ ...emptyTransaction(address), operations })}
      onBuilt={onBuilt}
      onClear={clear}
    >
      <Choice
        label={sayOfSigning("offer")}
        options={[
          ["manageSellOffer", labelOf("selling")],
          ["manageBuyOffer", labelOf("buying")],
        ]}
        value={type as "manageSellOffer" | "manageBuyOffer"}
        onChange={(chosen) => {
          const { selling = "", buying = "", offerId = "" } = values
          const empty = newOffer(chosen)
          save({ ...empty, values: { ...empty.values, selling, buying, offerId } })
        }}
      />
      <KindFields
        fields={entryOf(type).fields.filter((field) => field.name !== "offerId")}
        path=""
        values={values}
        onChange={change}
      />
      <Facts
        warning={
          terms && most !== undefined && terms.give.units > most
            ? say("onlyThis", { amount: amountText(terms.give.asset, most) })
            : undefined
        }
        facts={[
          !isNew && say(terms ? "changes" : "cancels", { offer }),
          terms &&
            say("terms", {
              price: say("priceOf", {
                asset: codeOf(terms.base),
                price: amountText(terms.counter, terms.price),
              }),
              give: give ?? "",
              get: amountText(terms.get.asset, terms.get.units),
            }),
          give && say("locked", { amount: give }),
          terms && isNew && say("reserved", { reserve }),
          terms &&
            trusts.length > 0 &&
            say("trusts", { asset: assetName(terms.get.asset), reserve }),
          best &&
            pair &&
            say("bestPrices", {
              asset: codeOf(pair.base),
              bid: best.bid === undefined ? "–" : formatNumber(best.bid),
              ask: best.ask === undefined ? "–" : formatNumber(best.ask),
            }),
          terms && best && meetsOthers(operation, terms, best) && say("meets"),
        ]}
      />
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
function newOffer(type: SourcedOperation["type"]): SourcedOperation {
  const { values } = emptyOperation(type)
  return { type, source: "", values: { ...values, buying: "" } }
}
