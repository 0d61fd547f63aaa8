import { useAccountInfo } from "@alidade/react/account"
import type { ReactElement } from "react"
import { PartyName } from "../page/party-name.js"
import { say } from "../texts/en/account.js"
import { formatBalance } from "../texts/numbers.js"
import { AccountMark } from "../ui/account-mark.js"
import { ActionBar } from "../ui/action-bar.js"
import { Button } from "../ui/button.js"
import { reasonOf } from "../ui/reason-of.js"
import "../ui/styles/account-place.css"
import { Assets } from "./assets.js"
import { Claimables } from "./claimables.js"
import { FirstStep } from "./first-step.js"
import { Offers } from "./offers.js"

/** The place of the account: what it has, what waits for it, and what it offers. */
export default function AccountPlace({ address }: { address: string }): ReactElement {
  const { status, account, error, reading, refresh } = useAccountInfo()
  if (account?.exists === false) return <FirstStep address={address} />
  const amount = account && formatBalance(account.balances[0]?.decimal ?? "0").join("")
  return (
    <>
      <div className="account-head" data-standing="you">
        <AccountMark address={address} />
        <h2 className="work-title" tabIndex={-1}>
          {amount === undefined ? (
            <PartyName address={address} />
          ) : (
            say.parts("has", {
              account: <PartyName address={address} />,
              amount: (
                <b>
                  <bdi dir="ltr">{amount} XLM</bdi>
                </b>
              ),
            })
          )}
        </h2>
      </div>
      <p role="status" className="hint">
        {status === "failed" && error ? reasonOf(error) : status === "idle" && say("unavailable")}
      </p>
      {account && (
        <>
          <Assets account={account} />
          <Claimables account={account} />
          <Offers address={account.address} />
        </>
      )}
      <ActionBar
        request={<PartyName address={address} />}
        detail={account && lumensText(account.balances[0]?.available?.decimal)}
        others={
          <Button aria-busy={reading} aria-label={say("reload")} onClick={() => void refresh()}>
            {say("reloadShort")}
          </Button>
        }
      >
        <a className="button button-primary" href="#transaction">
          {say("pay")}
        </a>
      </ActionBar>
    </>
  )
}

function lumensText(available: string | undefined): string | undefined {
  if (available === undefined) return undefined
  return say("available", { amount: `${formatBalance(available)[0]} XLM` })
}
