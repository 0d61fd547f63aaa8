import type { ReactElement } from "react"
import { availableOf, lumensOf } from "../logic/account/available.js"
import { fromStroops } from "../logic/stellar/amount.js"
import { say } from "../texts/en/account.js"
import { formatBalance } from "../texts/numbers.js"
import type { LedgerAccountState } from "./ledger-account.js"

/** Longer balances get a smaller font. The longest possible one has 23 characters. */
const LONG = 14

/** The account's XLM: two decimals, the rest muted, and beside them what can be sent, rounded down. */
export function Balance({ account }: { account: LedgerAccountState }): ReactElement {
  const available = account.data ? availableOf(account.data) : undefined
  const [digits, rest] = formatBalance(lumensOf(account.data?.balances ?? []))
  return (
    <div className="balance-row" aria-busy={account.status === "loading"}>
      <p className="balance" role="status" data-long={digits.length + rest.length > LONG}>
        <span className="sr">{say("balance")} </span>
        {account.status === "failed" ? (
          <span className="muted">{say("unavailable")}</span>
        ) : account.data === undefined ? (
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
      {available !== undefined && (
        <p className="available">
          {say.parts("available", {
            amount: <bdi dir="ltr">{formatBalance(fromStroops(available))[0]}</bdi>,
          })}
        </p>
      )}
    </div>
  )
}
