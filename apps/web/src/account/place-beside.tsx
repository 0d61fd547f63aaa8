import { useAccountInfo } from "@alidade/react/account"
import type { ReactElement } from "react"
import { say } from "../texts/en/account.js"
import { say as sayOfAsking } from "../texts/en/ask.js"
import { Receive } from "./receive.js"
import { Signers } from "./signers.js"
import { Wallet } from "./wallet.js"

/** Beside the account's place: its address to receive at, who signs for it, and its wallet. */
export function PlaceBeside({ address }: { address: string }): ReactElement {
  const { account } = useAccountInfo()
  return (
    <div className="account">
      <h2 className="sr">{say("title")}</h2>
      {account?.exists !== false && <Receive address={address} title={say("receive")} />}
      {account?.exists && (
        <p>
          <a href="#transaction/ask">{sayOfAsking("title")}</a>
        </p>
      )}
      {account?.exists && <Signers account={account} />}
      <Wallet account={account} />
    </div>
  )
}
