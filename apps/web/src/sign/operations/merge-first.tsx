import type { ReactElement } from "react"
import { fromStroops } from "../../logic/stellar/amount.js"
import { say } from "../../texts/en/forms.js"
import { formatNumber } from "../../texts/numbers.js"
import { pageLanguage } from "../../texts/page-language.js"
import { Button } from "../../ui/button.js"
import { reasonOf } from "../../ui/reason-of.js"
import { assetName } from "../fields/payment-reason.js"
import type { Removals } from "./use-removals.js"

/** What must go before the account can be merged, and the offer to remove it in the same transaction. */
export function MergeFirst({ removals }: { removals: Removals }): ReactElement | null {
  const { leftovers, error, isAdded, add } = removals
  if (!leftovers) return error === undefined ? null : <p className="hint">{reasonOf(error)}</p>
  const { offers, lines, data, pools, frozen, sponsoring, isImmutable } = leftovers
  const list = (items: readonly string[]): string =>
    new Intl.ListFormat(pageLanguage().code).format(items)
  const held = lines.map(({ asset, balance }) =>
    balance === 0n ? assetName(asset) : `${formatNumber(fromStroops(balance))} ${assetName(asset)}`,
  )
  const found = [
    ...(offers.length > 0 ? [say("offersLeft", { number: offers.length })] : []),
    ...(lines.length > 0 ? [say("linesLeft", { assets: list(held) })] : []),
    ...(data.length > 0 ? [say("dataLeft", { number: data.length })] : []),
  ]
  const others = [
    ...(isImmutable ? [say("neverMerges")] : []),
    ...(pools > 0 ? [say("poolsLeft")] : []),
    ...(frozen.length > 0 ? [say("frozenLeft", { assets: list(frozen.map(assetName)) })] : []),
    ...(sponsoring > 0 ? [say("sponsoringLeft", { number: sponsoring })] : []),
  ]
  return (
    <div className="stack" role="status">
      {others.map((text) => (
        <p key={text} className="message-problem">
          {text}
        </p>
      ))}
      {found.length > 0 && (
        <>
          <div>
            <p>{say("mustGo")}</p>
            <ul>
              {found.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
          {isAdded && (
            <p className="hint">
              {say("goFirst")}
              {lines.some(({ balance }) => balance > 0n) && ` ${say("goesToo")}`}
            </p>
          )}
          <p>
            <Button onClick={() => add(!isAdded)}>
              {say(isAdded ? "dontRemove" : "removeFirst")}
            </Button>
          </p>
        </>
      )}
    </div>
  )
}
