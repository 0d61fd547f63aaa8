import type { ReactElement } from "react"
import { type Offer, readOffers } from "../logic/account/offers.js"
import { usePageNetwork } from "../page/page.js"
import { formatDate } from "../texts/days.js"
import { say } from "../texts/en/account.js"
import { formatNumber } from "../texts/numbers.js"
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
      {(offer) => <Row key={offer.id} offer={offer} />}
    </ListSection>
  )
}

function Row({ offer }: { offer: Offer }): ReactElement {
  const { selling, buying, amount, price, changedAt } = offer
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
    </li>
  )
}
