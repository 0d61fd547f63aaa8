import "../../ui/late-styles.js"
import "../../ui/styles/no-wallet.css"
import { useKitState, useNetworkName } from "@alidade/react"
import { useAccountInfo } from "@alidade/react/account"
import type { ReactElement } from "react"
import { Balance } from "../../account/balance.js"
import { Holdings } from "../../account/holdings.js"
import { Party } from "../../recipients/party.js"
import { say as sayOfAccount } from "../../texts/en/account.js"
import { say } from "../../texts/en/first.js"
import { Button } from "../../ui/button.js"
import { reasonOf } from "../../ui/reason-of.js"
import { LookForm } from "./look-form.js"

/** Anybody's account, to look at: its balances and its signers. */
export default function LookedAccount({ address }: { address: string }): ReactElement {
  const info = useAccountInfo(address)
  const network = useNetworkName()(useKitState((state) => state.selectedNetwork))
  const { status, account, error, refresh } = info
  const others = account?.balances.filter(({ kind }) => kind === "credit") ?? []
  return (
    <section className="panel looked" aria-labelledby="looked">
      <h1 id="looked" className="title">
        {say("lookTitle", { network })}
      </h1>
      <Party address={address} />
      <Balance {...info} />
      {status === "failed" && error && (
        <div role="alert">
          <p className="message message-problem">{reasonOf(error)}</p>
          <Button onClick={() => void refresh()}>{sayOfAccount("retry")}</Button>
        </div>
      )}
      {account && !account.exists && <p className="hint">{sayOfAccount("activates")}</p>}
      {others.length > 0 && <Holdings holdings={others} />}
      {account?.exists && (
        <section aria-labelledby="looked-signers">
          <h2 id="looked-signers">{sayOfAccount("signers")}</h2>
          <ul className="offers">
            {account.signers.map(({ key, weight }) => (
              <li key={key}>
                <Party address={key} detail={say("weight", { weight })} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <LookForm />
      <p>
        <a href="#start">{say("back")}</a>
      </p>
    </section>
  )
}
