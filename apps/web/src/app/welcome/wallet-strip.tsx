import { ForeignText, useConnectModal, useWallets } from "@alidade/react"
import { type ReactElement, useState } from "react"
import { say } from "../../texts/en/first.js"
import { say as sayOfParts } from "../../texts/en/parts.js"
import { Outcome } from "../../ui/outcome.js"

/** All wallets in one row. A press connects, or says how to get the wallet. */
export function WalletStrip(): ReactElement {
  const { wallets } = useWallets()
  const { open } = useConnectModal()
  const [failed, setFailed] = useState(false)
  // The kit moves detected wallets to the top. Sort by name here, so that nothing moves. A collator would cost a long
  // task on a slow phone, and could order otherwise than the server's.
  const sorted = [...wallets].sort((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()))
  const connect = (id: string): void => {
    setFailed(false)
    open(id).catch(() => setFailed(true))
  }
  return (
    <section className="wallet-strip" aria-label={say("connectWith")}>
      <ul>
        {sorted.map(({ id, name, icon }) => (
          <li key={id}>
            <button type="button" onClick={() => connect(id)}>
              <img src={icon} alt="" width="32" height="32" fetchPriority="low" />
              <ForeignText text={name} />
            </button>
          </li>
        ))}
      </ul>
      <Outcome role="alert">
        {failed && <p className="message message-problem">{sayOfParts("walletsMissing")}</p>}
      </Outcome>
    </section>
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
