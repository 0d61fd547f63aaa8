import { type AccountInfo, ledgerChanged } from "@alidade/core/account"
import { useKitState } from "@alidade/react"
import { type UseAccountInfoResult, useAccountInfo } from "@alidade/react/account"
import type { ReactElement } from "react"
import { sharedSigning } from "../logic/account/shared-signing.js"
import { Address } from "../page/address.js"
import { usePageNetwork } from "../page/page.js"
import { say } from "../texts/en/account.js"
import { formatNumber } from "../texts/numbers.js"
import { Button } from "../ui/button.js"
import { CopyButton } from "../ui/copy-button.js"
import { Fact } from "../ui/fact.js"
import { Icon } from "../ui/icons.js"
import { reasonOf } from "../ui/reason-of.js"
import { useQrCode } from "../ui/use-qr-code.js"
import { Balance } from "./balance.js"
import { Connections } from "./connections.js"
import { Faucet } from "./faucet.js"
import { Holdings } from "./holdings.js"
import { WalletAbilities } from "./wallet-abilities.js"

/** The active account: its balance and address, what the network says of it, and the wallet's capabilities. */
export function Account({ address }: { address: string }): ReactElement {
  const info = useAccountInfo()
  return (
    <section className="account" aria-labelledby="account">
      <div className="section-head">
        <h2 id="account">{say("title")}</h2>
        <Button
          look="quiet"
          className="button-icon"
          aria-label={say("reload")}
          onClick={info.refresh}
        >
          <Icon name="refresh" />
        </Button>
      </div>
      <div className="account-body">
        <Balance {...info} />
        <Identity address={address} />
        <div className="account-details">
          <Details {...info} />
        </div>
        <Connections />
        <WalletAbilities />
      </div>
    </section>
  )
}

/** What the network says of the account, or how to go on without an answer. */
function Details({ status, account, error, refresh }: UseAccountInfoResult): ReactElement | null {
  const { friendbotUrl, passphrase } = usePageNetwork()
  if (status === "failed" && error) {
    return (
      <>
        <p className="hint">{reasonOf(error)}</p>
        <div className="actions">
          <Button onClick={refresh}>{say("retry")}</Button>
        </div>
      </>
    )
  }
  if (!account) return null
  if (!account.exists) {
    return (
      <>
        <p className="hint">{say("inactive")}</p>
        {friendbotUrl && (
          <Faucet
            friendbotUrl={friendbotUrl}
            address={account.address}
            onFunded={() => ledgerChanged(passphrase)}
          />
        )}
      </>
    )
  }
  const others = account.balances.filter(({ kind }) => kind === "credit")
  return (
    <>
      {others.length > 0 && <Holdings holdings={others} />}
      <Facts account={account} />
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

function Facts({ account }: { account: AccountInfo }): ReactElement {
  const shared = sharedSigning(account)
  const trust = useKitState((state) => ("trust" in state ? state.trust : undefined))
  return (
    <dl className="facts">
      {account.reserve.total && (
        <Fact name={say("reserved")}>
          <bdi dir="ltr">{formatNumber(account.reserve.total.decimal)} XLM</bdi>
        </Fact>
      )}
      <Fact name={say("sequence")}>
        <span className="mono">{String(account.sequence)}</span>
      </Fact>
      {shared && <Fact name={say("signers")}>{say("signersNeed", shared)}</Fact>}
      <Fact name={say("ownership")}>{say(trust ?? "unknown")}</Fact>
    </dl>
  )
}
