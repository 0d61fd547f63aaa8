import { WalletError } from "@alidade/core"
import { type ConnectedAccount, useConnections } from "@alidade/react"
import { type ReactElement, type ReactNode, useState } from "react"
import { Party } from "../recipients/party.js"
import { say } from "../texts/en/account.js"
import { Button } from "../ui/button.js"
import { reasonOf } from "../ui/reason-of.js"

/** All connected accounts, if there are several: says which one is active, changes to another, ends one, or adds one. */
export function Connections(): ReactElement | null {
  const { connections, switchConnection, endConnection, connectAnother } = useConnections()
  const [error, setError] = useState<unknown>()
  const attempt = (change: Promise<void>): void => {
    setError(undefined)
    change.catch(setError)
  }
  if (connections.length < 2) return null
  return (
    <section aria-labelledby="connections">
      <h3 id="connections">{say("connections")}</h3>
      <ul className="holdings connections">
        {connections.map((each) => (
          <Row key={`${each.walletId} ${each.address}`} account={each}>
            {!each.isActive && (
              <Button
                aria-label={say("switchTo", { address: named(each) })}
                onClick={() => attempt(switchConnection(each.address, each.walletId))}
              >
                {say("switch")}
              </Button>
            )}
            <Button
              look="quiet"
              aria-label={say("endOne", { address: named(each) })}
              onClick={() => attempt(endConnection(each.address, each.walletId))}
            >
              {say("end")}
            </Button>
          </Row>
        ))}
      </ul>
      <p role="status" className="hint">
        {WalletError.is(error) && reasonOf(error)}
      </p>
      <div className="actions">
        <Button onClick={connectAnother}>{say("another")}</Button>
      </div>
    </section>
  )
}

/** An account as its buttons name it: two wallets can share one address. */
function named({ address, wallet }: ConnectedAccount): string {
  return wallet ? `${address}, ${wallet.name}` : address
}

function Row({
  account: { address, wallet, isActive },
  children,
}: {
  account: ConnectedAccount
  children: ReactNode
}): ReactElement {
  return (
    <li aria-current={isActive}>
      <Party
        address={address}
        detail={
          <span>
            {wallet?.name}
            {isActive && ` · ${say("active")}`}
          </span>
        }
      />
      <div className="actions">{children}</div>
    </li>
  )
}
