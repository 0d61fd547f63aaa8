import { ForeignText } from "@alidade/react"
import type { ReactElement } from "react"
import type { AccountEffect, BalanceChange, Range } from "../../logic/effects/effect.js"
import { Address } from "../../page/address.js"
import { say } from "../../texts/en/effects.js"
import { Fact } from "../../ui/fact.js"
import { formatStroops } from "../../ui/format-stroops.js"
import { Lines } from "./lines.js"
import { Now } from "./now.js"
import { rangeText } from "./range-text.js"

/** A balance afterwards and now, and what changes it. What can't be applied leaves no balance, only what it moves. */
export function BalanceFact({
  change,
  isApplicable,
}: {
  change: BalanceChange
  isApplicable: boolean
}): ReactElement | null {
  const { asset, before, after, moves } = change
  const { code, issuer } = asset
  const name = <ForeignText text={code} />
  if (!isApplicable && moves.length === 0) return null
  return (
    <Fact name={isApplicable ? say.parts("asset", { asset: name }) : name}>
      {isApplicable && (
        <>
          <bdi className="amount">{rangeText(after, code)}</bdi>
          <Now value={`${formatStroops(before)} ${code}`} />
        </>
      )}
      {issuer && (
        <span className="hint">
          {" "}
          <Address value={issuer} />
        </span>
      )}
      <div className="hint moves">
        <Lines lines={moves} />
      </div>
    </Fact>
  )
}

/** The XLM that the account must keep. */
export function ReserveFact({
  reserve,
}: {
  reserve: NonNullable<AccountEffect["reserve"]>
}): ReactElement {
  if (reserve === "unread") return <Fact name={say("reserve")}>{say("reserveUnread")}</Fact>
  const { before, after } = reserve
  return (
    <Fact name={say("reserve")}>
      <bdi>{after.most === undefined ? say("reserveUnknown") : rangeText(after, "XLM")}</bdi>
      <Now value={`${formatStroops(before)} XLM`} />
    </Fact>
  )
}

/** How many trust lines the account has. */
export function TrustLinesFact({ before, after }: { before: number; after: Range }): ReactElement {
  const { least, most } = after
  return (
    <Fact name={say("trustLines")}>
      {least === most || most === undefined
        ? String(least)
        : say("trustLinesBetween", { least: String(least), most: String(most) })}
      <Now value={before} />
    </Fact>
  )
}
