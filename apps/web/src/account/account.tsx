import { useKitState } from "@alidade/react"
import type { ReactElement } from "react"
import { usePageNetwork } from "../app/page.js"
import { Address } from "../parts/address.js"
import { Button } from "../parts/button.js"
import { CopyButton } from "../parts/copy-button.js"
import { Fact } from "../parts/fact.js"
import { Icon } from "../parts/icons.js"
import { reasonOf } from "../parts/reason-of.js"
import { useQrCode } from "../parts/use-qr-code.js"
import { formatAmount } from "../stellar/amount.js"
import { Faucet } from "./faucet.js"
import { Holdings } from "./holdings.js"
import type { LedgerAccount } from "./horizon.js"
import { useLedgerAccount } from "./ledger-account.js"
import { reserveText } from "./reserve-text.js"
import { WalletAbilities } from "./wallet-abilities.js"

/** Longer balances get a smaller font. The longest possible one has 23 characters. */
const LONG = 14

/** The active account: its address, its balances, and the wallet's capabilities. */
export function Account({ address }: { address: string }): ReactElement {
  const account = useLedgerAccount()
  const { friendbotUrl } = usePageNetwork()
  return (
    <section className="account" aria-labelledby="account">
      <div className="section-head">
        <h2 id="account">Your account</h2>
        <Button
          look="quiet"
          className="button-icon"
          aria-label="Reload the account"
          onClick={account.again}
        >
          <Icon name="refresh" />
        </Button>
      </div>
      <div className="account-body">
        <Identity address={address} />
        <Balance account={account} />
        {account.data === null && friendbotUrl && (
          <Faucet friendbotUrl={friendbotUrl} address={address} onFunded={account.again} />
        )}
        {account.data && <Facts account={account.data} />}
        {/* Wait for the network's answer, so that content above does not push this down. */}
        {(account.data !== undefined || account.status === "failed") && <WalletAbilities />}
      </div>
    </section>
  )
}

function Balance({ account }: { account: ReturnType<typeof useLedgerAccount> }): ReactElement {
  const native = account.data?.balances.find(({ asset }) => asset === "native")
  const balance = formatAmount(native?.balance ?? "0")
  const others = account.data?.balances.filter(({ asset }) => asset !== "native") ?? []
  return (
    <div className="balances" aria-busy={account.status === "loading"}>
      <p className="balance" role="status" data-long={balance.length > LONG}>
        <span className="sr">Balance: </span>
        {account.status === "failed" ? (
          <span className="muted">Unavailable</span>
        ) : account.data === undefined ? (
          <span className="skeleton">
            <span className="sr">Loading balance…</span>
          </span>
        ) : (
          <bdi dir="ltr">
            {balance} <small>XLM</small>
          </bdi>
        )}
      </p>
      <p className="hint">{statusText(account)}</p>
      {account.status === "failed" && (
        <div className="actions">
          <Button onClick={account.again}>Try again</Button>
        </div>
      )}
      {others.length > 0 && <Holdings holdings={others} />}
    </div>
  )
}

function statusText(account: ReturnType<typeof useLedgerAccount>): string {
  if (account.status === "failed") return reasonOf(account.error)
  if (account.data === undefined) return "Loading the account…"
  if (account.data === null) {
    return "Not active yet. It activates with its first XLM."
  }
  return reserveText(account.data)
}

function Identity({ address }: { address: string }): ReactElement {
  const [codeButton, shownCode] = useQrCode(address, "the address")
  return (
    <div className="identity">
      <p className="hint">Address</p>
      <p>
        <Address value={address} />
      </p>
      <div className="actions">
        {codeButton}
        <CopyButton text={address} name="Copy address" />
      </div>
      {shownCode}
    </div>
  )
}

function Facts({ account }: { account: LedgerAccount }): ReactElement {
  const trust = useKitState((state) => ("trust" in state ? state.trust : undefined))
  return (
    <dl className="facts">
      <Fact name="Sequence">
        <span className="mono">{account.sequence}</span>
      </Fact>
      {account.signers.length > 1 && (
        <Fact name="Signers">
          {account.signers.length}; a payment needs a weight of{" "}
          {Math.max(1, account.thresholds.medium)}
        </Fact>
      )}
      <Fact name="Ownership">{trust ? ownershipTexts[trust] : "Unknown"}</Fact>
    </dl>
  )
}

const ownershipTexts = {
  remembered: "Remembered from your last visit",
  reported: "Reported by wallet",
  proven: "Verified by signature",
} as const
