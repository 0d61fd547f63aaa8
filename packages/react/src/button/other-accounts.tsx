import { reasonOf, WalletError } from "@alidade/core"
import { type ReactElement, useId, useRef, useState } from "react"
import { type ConnectedAccount, useConnections } from "../hooks/use-connections.js"
import { useReason } from "../hooks/use-reason.js"
import { useText } from "../hooks/use-text.js"
import { useWalletName } from "../hooks/use-wallet-name.js"
import { connectionEnglish } from "../messages/connection.js"
import { AddressName } from "../names/address-name.js"
import { useNamedAddress } from "../names/use-named-address.js"
import { shortAddress } from "../parts/address.js"
import { Icon } from "../parts/icons.js"
import { WalletIcon } from "../parts/wallet-icon.js"

interface OtherAccountsProps {
  onClose: () => void
  /** Opens the dialog to connect another wallet. */
  onConnectAnother: () => void
}

/** The other connected accounts: changes to one of them, ends one, or adds another. */
export function OtherAccounts({ onClose, onConnectAnother }: OtherAccountsProps): ReactElement {
  const text = useText(connectionEnglish)
  const words = useReason()
  const title = useId()
  const nameOf = useWalletName()
  const named = useNamedAddress()
  const another = useRef<HTMLButtonElement>(null)
  const { connections, switchConnection, endConnection } = useConnections()
  const [error, setError] = useState<WalletError>()
  const change = ({ address, walletId }: ConnectedAccount): void => {
    setError(undefined)
    switchConnection(address, walletId).then(onClose, (thrown) => {
      if (WalletError.is(thrown)) setError(thrown)
    })
  }
  const others = connections.filter(({ isActive }) => !isActive)
  return (
    <>
      {others.length > 0 && (
        <section aria-labelledby={title} className="alidade-switch-list">
          <p id={title}>{text("otherAccounts")}</p>
          {others.map((each) => (
            <div key={`${each.walletId} ${each.address}`} className="alidade-other-account">
              <button
                type="button"
                className="alidade-menu-item"
                data-part="other-account"
                title={each.address}
                onClick={() => change(each)}
              >
                <WalletIcon wallet={each.wallet} size="small" />
                <span>
                  <AddressName address={each.address} />
                  <bdi dir="ltr" className="alidade-address">
                    {shortAddress(each.address)}
                  </bdi>{" "}
                  <small>{each.wallet && nameOf(each.wallet, each.transport === "phone")}</small>
                </span>
              </button>
              <button
                type="button"
                className="alidade-round"
                data-part="disconnect-other"
                aria-label={text("disconnectOne", { address: named(each.address) })}
                onClick={() => {
                  endConnection(each.address, each.walletId).catch(() => {})
                  // This row disappears.
                  another.current?.focus()
                }}
              >
                <Icon name="close" />
              </button>
            </div>
          ))}
        </section>
      )}
      <p role="status" className={error ? "alidade-note" : "alidade-sr"} data-part="switch-status">
        {error && <bdi>{words.node(reasonOf(error))}</bdi>}
      </p>
      <button
        ref={another}
        type="button"
        className="alidade-menu-item"
        data-part="connect-another"
        onClick={onConnectAnother}
      >
        <Icon name="plus" />
        {text("connectAnother")}
      </button>
    </>
  )
}
