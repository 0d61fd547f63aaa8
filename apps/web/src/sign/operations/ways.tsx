import { type ReactElement, useId } from "react"
import type { Exchange, Way } from "../../logic/exchange/read-ways.js"
import { worseBy } from "../../logic/exchange/swap.js"
import { readAmount } from "../../logic/stellar/read-amount.js"
import { say as sayOfAccount } from "../../texts/en/account.js"
import { say } from "../../texts/en/forms.js"
import { formatNumber } from "../../texts/numbers.js"
import { Button } from "../../ui/button.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { Icon } from "../../ui/icons.js"
import { reasonOf } from "../../ui/reason-of.js"
import type { Async } from "../../ui/use-async.js"
import { amountText, codeOf, Much } from "../fields/amount-text.js"

/** From this many percent on, the form says how much worse than now a typed limit is. */
const FAR = 5

type Found = Async<readonly Way[]> & { again: () => void }

/** Why there is no way to choose, in words. */
export function noWayReason(found: Found): string | undefined {
  if (found.status === "failed") return reasonOf(found.error)
  if (!found.data) return say("looking")
  return found.data.length === 0 ? say("noWay") : undefined
}

export function keyOf({ path }: Way): string {
  return path.join(" ")
}

export interface WaysProps {
  /** Undefined until the form is filled in. */
  exchange: Exchange | undefined
  /** Its ways, the best first. */
  found: Found
  chosen: Way | undefined
  onChoose: (key: string) => void
}

/** The ways of an exchange, to choose one: through which assets, and what it gives. */
export function Ways({ exchange, found, chosen, onChoose }: WaysProps): ReactElement {
  return (
    <section aria-label={say("ways")}>
      <div className="ways-head">
        <h3 className="label">{say("ways")}</h3>
        {exchange && (
          <Button look="quiet" aria-busy={found.status === "loading"} onClick={found.again}>
            {sayOfAccount(found.status === "failed" ? "retry" : "reloadShort")}
          </Button>
        )}
      </div>
      <p className="hint" role="status">
        {exchange && noWayReason(found)}
      </p>
      {exchange && chosen && (
        <Choices
          exchange={exchange}
          ways={found.data ?? []}
          value={keyOf(chosen)}
          onChoose={onChoose}
        />
      )}
    </section>
  )
}

function Choices(props: {
  exchange: Exchange
  ways: readonly Way[]
  value: string
  onChoose: (key: string) => void
}): ReactElement {
  const { exchange, ways, value, onChoose } = props
  const { give, get, exact } = exchange
  const name = useId()
  const amountOf = ({ sent, received }: Way): bigint => (exact === "give" ? received : sent)
  const best = ways[0] && amountOf(ways[0])
  return (
    <div className="ways">
      {ways.map((way) => {
        const key = keyOf(way)
        const percent = worseBy(amountOf(way), best ?? 0n, exact)
        const price = Number((Number(way.sent) / Number(way.received)).toPrecision(4))
        return (
          <label key={key}>
            <input
              type="radio"
              name={name}
              checked={key === value}
              onChange={() => onChoose(key)}
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

/** Where a typed limit stands beside what a way gives now. Nothing for a text that is no amount. */
export function LimitHint(props: {
  /** The asset of the limit. */
  asset: string
  way: Way
  limit: string
  exact: Exchange["exact"]
}): ReactElement | null {
  const { asset, way, limit, exact } = props
  const read = readAmount(limit)
  if (!("units" in read)) return null
  const now = exact === "give" ? way.received : way.sent
  const percent = worseBy(read.units, now, exact)
  const values = { now: amountText(asset, now), limit: formatStroops(read.units) }
  if (percent < 0) return <span className="warned">{say("outOfReach", values)}</span>
  if (percent >= FAR) {
    return (
      <span className="warned">{say("farOff", { ...values, percent: formatNumber(percent) })}</span>
    )
  }
  return <>{say(exact === "give" ? "nowGet" : "nowGive", values)}</>
}
