import { shortAddress } from "@alidade/react"
import { useAccountInfo } from "@alidade/react/account"
import type { ReactElement } from "react"
import { useParty } from "../page/parties.js"
import { say } from "../texts/en/account.js"
import { formatBalance } from "../texts/numbers.js"
import { AccountMark } from "../ui/account-mark.js"
import { Icon } from "../ui/icons.js"
import "../ui/styles/account-line.css"

/** The active account in one line, for screens without room for the column. It leads to the account's place. */
export function AccountLine({ address }: { address: string }): ReactElement {
  const { account } = useAccountInfo(address)
  const { name } = useParty(address)
  const lumens = account?.balances[0]
  return (
    <a className="account-line" href="#account" data-standing="you">
      <AccountMark address={address} />
      <span className="sr">{say("title")} </span>
      <b className="account-line-name">
        {name === undefined ? <bdi dir="ltr">{shortAddress(address)}</bdi> : <bdi>{name}</bdi>}
      </b>{" "}
      {account && (
        <b>
          <bdi dir="ltr">{formatBalance(lumens?.decimal ?? "0")[0]} XLM</bdi>
        </b>
      )}
      <Icon name="next" />
    </a>
  )
}
