import type { ReactElement } from "react"
import { type Offer, readOffers } from "../logic/account/offers.js"
import { offerDraft } from "../logic/exchange/offer-draft.js"
import { operationsDraft } from "../page/operations-draft.js"
import { usePageNetwork } from "../page/page.js"
import { usePlace } from "../page/place.js"
import { useTabStores } from "../page/tab-stores.js"
import { formatDate } from "../texts/days.js"
import { say } from "../texts/en/account.js"
import { decimalMark, formatNumber } from "../texts/numbers.js"
import { Button } from "../ui/button.js"
import { AssetAmount, AssetCode } from "./asset-amount.js"
import { ListSection } from "./list-section.js"
import { useList } from "./use-list.js"

/** The account's offers on the network's exchange. */
export function Offers({ address }: { address: string }): ReactElement {
  const { horizonUrl } = usePageNetwork()
  const list = useList(`${horizonUrl} ${address}`, (cursor, signal) =>
    readOffers(horizonUrl, address, cursor, signal),
  )
  return (
    <ListSection title={say("offers")} list={list}>
      {(offer) => <Row key={offer.id} offer={offer} address={address} />}
    </ListSection>
  )
}

function Row({ offer, address }: { offer: Offer; address: string }): ReactElement {
  const { selling, buying, amount, price, changedAt } = offer
  const { passphrase } = usePageNetwork()
  const { drafts } = useTabStores()
  const { go } = usePlace()
  const open = (isCanceled: boolean): void => {
    const draft = offerDraft(address, offer, isCanceled, decimalMark())
    drafts.write(operationsDraft(address, passphrase, "offer"), "draft", draft)
    go("transaction", "offer")
  }
  const offered = { amount: `${formatNumber(amount)} ${selling.code}`, asset: buying.code }
  const named = (act: string): string => `${act}: ${say("sell", offered)}`
  const [change, cancel] = [say("changeOffer"), say("cancelOffer")]
  return (
    <li>
      <div>
        <p className="ink">
          {say.parts("sell", {
            amount: <AssetAmount amount={amount} asset={selling} />,
            asset: <AssetCode asset={buying} />,
          })}
        </p>
        <p className="hint">
          {say.parts("sellAt", {
            price: <bdi dir="ltr">{formatNumber(price)}</bdi>,
            asset: <AssetCode asset={buying} />,
          })}
          {changedAt !== undefined && ` · ${say("since", { date: formatDate(changedAt) })}`}
        </p>
      </div>
      <div className="row-acts">
        <Button look="quiet" aria-label={named(change)} onClick={() => open(false)}>
          {change}
        </Button>
        <Button look="quiet" aria-label={named(cancel)} onClick={() => open(true)}>
          {cancel}
        </Button>
      </div>
    </li>
  )
}
