import type { AccountInfo } from "@alidade/core/account"
import { useAccount, useDisconnect } from "@alidade/react"
import type { ReactElement } from "react"
import { say } from "../texts/en/account.js"
import { formatNumber } from "../texts/numbers.js"
import { Button } from "../ui/button.js"
import { Fact } from "../ui/fact.js"
import { More } from "../ui/more.js"
import { Connections } from "./connections.js"
import { WalletAbilities } from "./wallet-abilities.js"

/** The wallet of the account, how the address is known, and what the wallet can do. */
export function Wallet({ account }: { account: AccountInfo | undefined }): ReactElement | null {
  const { wallet, trust } = useAccount()
  const { disconnect } = useDisconnect()
  return (
    <section aria-labelledby="wallet">
      <div className="rows-head">
        <h3 id="wallet">{say("wallet")}</h3>
        <Button look="quiet" onClick={() => void disconnect()}>
          {say("disconnect")}
        </Button>
      </div>
      <ul className="rows">
        <li>
          <span>{wallet?.name}</span>
          <span className="hint">{say(trust ?? "unknown")}</span>
        </li>
      </ul>
      <WalletAbilities />
      {account?.exists && (
        <More summary={say("facts")}>
          {() => (
            <dl className="facts">
              {account.reserve.total && (
                <Fact name={say("reserved")}>
                  <bdi dir="ltr">{formatNumber(account.reserve.total.decimal)} XLM</bdi>
                </Fact>
              )}
              <Fact name={say("sequence")}>
                <span className="mono">{String(account.sequence)}</span>
              </Fact>
            </dl>
          )}
        </More>
      )}
      <Connections />
    </section>
  )
}
