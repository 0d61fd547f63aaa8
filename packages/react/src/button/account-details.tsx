import { type WalletObstacle, walletObstacle } from "@alidade/core"
import type { ReactElement } from "react"
import { useKit } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"
import { useAccount } from "../hooks/use-account.js"
import { useDisconnect } from "../hooks/use-disconnect.js"
import { useReason } from "../hooks/use-reason.js"
import { useText } from "../hooks/use-text.js"
import { useWalletName } from "../hooks/use-wallet-name.js"
import { type ConnectionKey, connectionEnglish } from "../messages/connection.js"
import { AddressName } from "../names/address-name.js"
import { shortAddress } from "../parts/address.js"
import { Icon } from "../parts/icons.js"
import { WalletIcon } from "../parts/wallet-icon.js"
import { BalanceRow, NetworkRow } from "./account-rows.js"
import { CopyAddress } from "./copy-address.js"
import { OtherAccounts } from "./other-accounts.js"
import { SwitchAccount } from "./switch-account.js"

interface AccountDetailsProps {
  address: string
  onClose: () => void
  /** Reconnects the same wallet. */
  onReconnect: () => void
  /** Opens the dialog to connect another wallet. */
  onConnectAnother: () => void
}

/** Hints by obstacle. The network is missing because it has its own row. */
const hints: Readonly<Partial<Record<WalletObstacle, ConnectionKey>>> = {
  lost: "pageStaleText",
  locked: "lockedOnlyHint",
  "other-account": "otherAccountHint",
  withheld: "lockedHint",
}

/** The content of the account menu: account, balance and actions. While restoring, only Disconnect. */
export function AccountDetails({
  address,
  onClose,
  onReconnect,
  onConnectAnother,
}: AccountDetailsProps): ReactElement {
  const text = useText(connectionEnglish)
  const { status, wallet } = useAccount()
  const obstacle = useKitState(walletObstacle)
  const hint = obstacle && hints[obstacle]
  const lost = obstacle === "lost"
  const words = useReason()
  const why = useKitState((state) =>
    state.status === "connected" ? state.lost?.reason : undefined,
  )
  // Whoever connects again chooses one of two extensions that answer. Else only a reload finds the wallet.
  const reloads = lost && why?.key !== "twoAnswer"
  const { disconnect } = useDisconnect()
  const { endConnection } = useKit()
  const hasOthers = useKitState((state) => state.otherConnections.length > 0)
  const name = wallet?.name ?? ""
  const nameOf = useWalletName()
  const restoring = status === "restoring"
  return (
    <>
      <div className="alidade-menu-head">
        <WalletIcon wallet={wallet} size="medium" />
        <div>
          <AddressName address={address} />
          <bdi dir="ltr" className="alidade-address" data-part="short-address">
            {shortAddress(address)}
          </bdi>
          <small>
            {restoring ? text("restoringWith", { wallet: name }) : wallet && nameOf(wallet)}
          </small>
        </div>
        <button
          type="button"
          className="alidade-round"
          data-part="menu-close"
          aria-label={text("close")}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {!restoring && (
        <>
          <bdi dir="ltr" className="alidade-full-address" data-part="full-address">
            {address}
          </bdi>
          {hint && (
            <div className="alidade-hint" data-part={lost ? "lost" : "locked"}>
              <Icon name="warning" />
              <p>{why ? words.node(why) : text(hint, { wallet: name })}</p>
              <button type="button" onClick={reloads ? () => location.reload() : onReconnect}>
                {text(reloads ? "reload" : "reconnect")}
              </button>
            </div>
          )}
          <dl className="alidade-rows">
            <BalanceRow />
            <NetworkRow wallet={name} />
          </dl>
          <CopyAddress address={address} />
          {wallet && !lost && (
            <SwitchAccount
              wallet={wallet}
              address={address}
              onClose={onClose}
              onReconnect={onReconnect}
            />
          )}
          <OtherAccounts onClose={onClose} onConnectAnother={onConnectAnother} />
        </>
      )}
      <button
        type="button"
        className="alidade-menu-item"
        data-part="disconnect"
        onClick={hasOthers ? () => endConnection(address, wallet?.id).catch(() => {}) : disconnect}
      >
        <Icon name="exit" />
        {text("disconnect")}
      </button>
      {hasOthers && (
        <button
          type="button"
          className="alidade-menu-item"
          data-part="disconnect-all"
          onClick={disconnect}
        >
          <Icon name="exit" />
          {text("disconnectAll")}
        </button>
      )}
    </>
  )
}
