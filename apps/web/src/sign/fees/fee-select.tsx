import "../../ui/styles/fees.css"
import type { ReactElement } from "react"
import { speeds } from "../../logic/stellar/fee.js"
import { say } from "../../texts/en/fees.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { AmountField } from "../fields/amount-field.js"
import type { Fee } from "./use-fee.js"

/** The fee in one line of the action bar, which opens to choose another. */
export function FeeSelect({ fee }: { fee: Fee }): ReactElement {
  const { rates, chosen, choose, count, isContract, total } = fee
  const words = (name: Fee["chosen"], most: bigint): string => {
    const text = say(name, { fee: formatStroops(most) })
    return isContract ? say("withResources", { text }) : text
  }
  return (
    <select
      className="fee-select"
      data-reading={fee.isReading || undefined}
      aria-label={say("fee")}
      value={chosen}
      onFocus={fee.retry}
      onChange={({ target }) => choose(target.value)}
    >
      {rates ? (
        speeds.map((speed) => (
          <option key={speed} value={speed}>
            {words(speed, rates[speed] * count)}
          </option>
        ))
      ) : (
        <option value="base">{words("base", fee.perOperation * count)}</option>
      )}
      <option value="own">{chosen === "own" ? words("own", total) : say("ownFee")}</option>
    </select>
  )
}

/** The field of an own fee, for the end of a form. Nothing for another choice. */
export function OwnFee({ fee }: { fee: Fee }): ReactElement | null {
  const { chosen, own, changeOwn, problem } = fee
  if (chosen !== "own") return null
  return (
    <AmountField
      label={say("ownAtMost")}
      hint={say("ownHint")}
      problem={problem}
      value={own}
      onChange={changeOwn}
    />
  )
}
