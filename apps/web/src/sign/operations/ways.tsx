import { type ReactElement, useId } from "react"
import type { Exchange, Way } from "../../logic/exchange/read-ways.js"
import { worseBy } from "../../logic/exchange/swap.js"
import { say } from "../../texts/en/forms.js"
import { formatNumber } from "../../texts/numbers.js"
import { Icon } from "../../ui/icons.js"
import { Much } from "./payment-rows.js"

export interface WaysProps {
  exchange: Exchange
  /** The best one first. */
  ways: readonly Way[]
  value: string
  onChange: (key: string) => void
}

/** The ways of an exchange, to choose one: through which assets, and what it gives. */
export function Ways({ exchange, ways, value, onChange }: WaysProps): ReactElement {
  const name = useId()
  const { give, get, exact } = exchange
  const amountOf = ({ sent, received }: Way): bigint => (exact === "give" ? received : sent)
  const best = ways[0] && amountOf(ways[0])
  return (
    <div className="ways">
      {ways.map((way) => {
        const key = way.path.join(" ")
        const percent = worseBy(amountOf(way), best ?? 0n, exact)
        const price = Number((Number(way.sent) / Number(way.received)).toPrecision(4))
        return (
          <label key={key}>
            <input
              type="radio"
              name={name}
              checked={key === value}
              onChange={() => onChange(key)}
            />
            <span className="way">
              {[give, ...way.path, get].map((asset, at) => (
                <span key={asset}>
                  {at > 0 && (
                    <>
                      <Icon name="arrow" />
                      <span className="sr">{say("onTo")}</span>{" "}
                    </>
                  )}
                  <bdi dir="ltr">{codeOf(asset)}</bdi>{" "}
                </span>
              ))}
            </span>
            <Much asset={exact === "give" ? get : give} units={amountOf(way)} />
            <span className="hint">
              {say("priceOf", {
                asset: codeOf(get),
                price: `${formatNumber(price)} ${codeOf(give)}`,
              })}
              {percent > 0 && ` · ${say("worse", { percent: formatNumber(percent) })}`}
            </span>
          </label>
        )
      })}
    </div>
  )
}

function codeOf(asset: string): string {
  return asset === "native" ? "XLM" : (asset.split(":")[0] ?? "")
}
