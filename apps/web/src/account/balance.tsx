import type { UseAccountInfoResult } from "@alidade/react/account"
import type { ReactElement } from "react"
import { say } from "../texts/en/account.js"
import { formatBalance } from "../texts/numbers.js"
import "../ui/styles/account-place.css"

/** Longer balances get a smaller font. The longest possible one has 23 characters. */
const LONG = 14

/** The account's XLM: two decimals, the rest muted, and below them what can be sent, rounded down. */
export function Balance({ status, account, reading }: UseAccountInfoResult): ReactElement {
  const lumens = account?.balances[0]
  const [digits, rest] = formatBalance(lumens?.decimal ?? "0")
  return (
    <div aria-busy={reading}>
      <p className="balance" role="status" data-long={digits.length + rest.length > LONG}>
        <span className="sr">{say("balance")} </span>
        {account === undefined && status !== "loading" ? (
          <span className="muted">{say("unavailable")}</span>
        ) : account === undefined ? (
          <span className="skeleton">
            <span className="sr">{say("loading")}</span>
          </span>
        ) : (
          <bdi dir="ltr">
            {digits}
            {rest && <small>{rest}</small>} <small>XLM</small>
          </bdi>
        )}
      </p>
      <p className="available">{account && <Standing account={account} />}</p>
    </div>
  )
}

function Standing({
  account: { exists, balances },
}: {
  account: NonNullable<UseAccountInfoResult["account"]>
}): ReactElement | null {
  const lumens = balances[0]
  if (!exists) return <>{say("notActive")}</>
  if (lumens?.units === 0n) return <>{say("noXlm")}</>
  if (!lumens?.available) return null
  const amount = <bdi dir="ltr">{formatBalance(lumens.available.decimal)[0]}</bdi>
  return <>{say.parts("available", { amount })}</>
}
