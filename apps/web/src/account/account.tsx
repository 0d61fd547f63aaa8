import { useAccountInfo } from "@alidade/react/account"
import type { ReactElement } from "react"
import { Party } from "../recipients/party.js"
import { say } from "../texts/en/account.js"
import { Button } from "../ui/button.js"
import { CopyButton } from "../ui/copy-button.js"
import { Icon } from "../ui/icons.js"
import { reasonOf } from "../ui/reason-of.js"
import "../ui/styles/account-place.css"
import { Balance } from "./balance.js"
import { Holdings } from "./holdings.js"
import { WaitingClaims } from "./waiting-claims.js"

/** The active account beside a job: who it is, what it can pay, and what it holds. Its place has the rest. */
export function Account({ address }: { address: string }): ReactElement {
  const info = useAccountInfo()
  const { status, account, error, refresh } = info
  return (
    <section className="account" aria-labelledby="account-title">
      <h2 id="account-title" className="sr">
        {say("title")}
      </h2>
      <div className="account-id">
        <Party address={address} isOwn />
        <CopyButton text={address} name={say("copyAddress")} />
        <Button
          look="quiet"
          className="button-icon"
          aria-label={say("reload")}
          onClick={() => void refresh()}
        >
          <Icon name="refresh" />
        </Button>
      </div>
      <Balance {...info} />
      {status === "failed" && error && (
        <div className="stack">
          <p className="hint">{reasonOf(error)}</p>
          <div className="actions">
            <Button onClick={() => void refresh()}>{say("retry")}</Button>
          </div>
        </div>
      )}
      {account?.exists && (
        <>
          <Holdings holdings={account.balances} />
          <WaitingClaims account={account.address} />
        </>
      )}
      <p>
        <a href="#account">{say(account?.exists === false ? "getXlm" : "details")}</a>
      </p>
    </section>
  )
}
