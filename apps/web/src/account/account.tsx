import { useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import type { OwnAccount } from "../logic/account/available.js"
import { sharedSigning } from "../logic/account/shared-signing.js"
import { Address } from "../page/address.js"
import { usePageNetwork } from "../page/page.js"
import { say } from "../texts/en/account.js"
import { Button } from "../ui/button.js"
import { CopyButton } from "../ui/copy-button.js"
import { Fact } from "../ui/fact.js"
import { formatStroops } from "../ui/format-stroops.js"
import { Icon } from "../ui/icons.js"
import { reasonOf } from "../ui/reason-of.js"
import { useQrCode } from "../ui/use-qr-code.js"
import { Balance } from "./balance.js"
import { Connections } from "./connections.js"
import { Faucet } from "./faucet.js"
import { Holdings } from "./holdings.js"
import { type LedgerAccountState, useLedgerAccount } from "./ledger-account.js"
import { WalletAbilities } from "./wallet-abilities.js"

/** The active account: its balance and address, what the network says of it, and the wallet's capabilities. */
export function Account({ address }: { address: string }): ReactElement {
  const account = useLedgerAccount()
  return (
    <section className="account" aria-labelledby="account">
      <div className="section-head">
        <h2 id="account">{say("title")}</h2>
        <Button
          look="quiet"
          className="button-icon"
          aria-label={say("reload")}
          onClick={account.again}
        >
          <Icon name="refresh" />
        </Button>
      </div>
      <div className="account-body">
        <Balance account={account} />
        <Identity address={address} />
        <div className="account-details">
          <Details account={account} address={address} />
        </div>
        <Connections />
        <WalletAbilities />
      </div>
    </section>
  )
}

/** What the network says of the account, or how to go on without an answer. */
function Details({
  account,
  address,
}: {
  account: LedgerAccountState
  address: string
}): ReactElement | null {
  const { friendbotUrl } = usePageNetwork()
  if (account.status === "failed") {
    return (
      <>
        <p className="hint">{reasonOf(account.error)}</p>
        <div className="actions">
          <Button onClick={account.again}>{say("retry")}</Button>
        </div>
      </>
    )
  }
  if (account.data === undefined) return null
  if (account.data === null) {
    return (
      <>
        <p className="hint">{say("inactive")}</p>
        {friendbotUrl && (
          <Faucet friendbotUrl={friendbotUrl} address={address} onFunded={account.again} />
        )}
      </>
    )
  }
  const others = account.data.balances.filter(({ asset }) => asset !== "native")
  return (
    <>
      {others.length > 0 && <Holdings holdings={others} />}
      <Facts account={account.data} />
    </>
  )
}

function Identity({ address }: { address: string }): ReactElement {
  const [codeButton, shownCode] = useQrCode(address, say("theAddress"))
  return (
    <div className="identity">
      <p className="hint">{say("address")}</p>
      <p>
        <Address value={address} />
      </p>
      <div className="actions">
        {codeButton}
        <CopyButton text={address} name={say("copyAddress")} />
      </div>
      {shownCode}
    </div>
  )
}

function Facts({ account }: { account: OwnAccount }): ReactElement {
  const shared = sharedSigning(account)
  const trust = useKitState((state) => ("trust" in state ? state.trust : undefined))
  return (
    <dl className="facts">
      {account.held !== undefined && (
        <Fact name={say("reserved")}>
          <bdi dir="ltr">{formatStroops(account.held)} XLM</bdi>
        </Fact>
      )}
      <Fact name={say("sequence")}>
        <span className="mono">{account.sequence}</span>
      </Fact>
      {shared && <Fact name={say("signers")}>{say("signersNeed", shared)}</Fact>}
      <Fact name={say("ownership")}>{say(trust ?? "unknown")}</Fact>
    </dl>
  )
}
