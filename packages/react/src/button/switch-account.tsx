import type { WalletDescriptor } from "@alidade/core"
import { type ReactElement, type ReactNode, useId } from "react"
import { useKitContext } from "../context/kit-context.js"
import { useKitState } from "../context/use-kit-state.js"
import { useText } from "../hooks/use-text.js"
import { connectionEnglish } from "../messages/connection.js"
import { AddressName } from "../names/address-name.js"
import { shortAddress } from "../parts/address.js"
import { Icon } from "../parts/icons.js"

interface SwitchAccountProps {
  wallet: WalletDescriptor
  /** The active account. */
  address: string
  onClose: () => void
  /** Asks the wallet again, which lets the user choose. */
  onReconnect: () => void
}

/** Changes to another account of the wallet: one that it shares, or one that the user chooses in the wallet. */
export function SwitchAccount(props: SwitchAccountProps): ReactElement | null {
  const { wallet, address, onClose, onReconnect } = props
  const { kit } = useKitContext()
  const text = useText(connectionEnglish)
  const title = useId()
  const { accounts } = wallet.capabilities
  const connected = useKitState((state) =>
    state.otherConnections
      .filter((each) => each.walletId === wallet.id)
      .map((each) => each.address),
  )
  const item = (label: ReactNode, onClick: () => void, account?: string): ReactElement => (
    <button
      key={account}
      type="button"
      className="alidade-menu-item"
      data-part="switch-account"
      title={account}
      onClick={onClick}
    >
      <Icon name="swap" />
      {label}
    </button>
  )
  if (accounts === "ask") return item(text("switchAccount"), onReconnect)
  // Those that are connected are listed with the other accounts.
  const others =
    accounts?.filter((account) => account !== address && !connected.includes(account)) ?? []
  if (others.length === 0) return null
  return (
    <section aria-labelledby={title} className="alidade-switch-list">
      <p id={title}>{text("switchAccount")}</p>
      {others.map((account) =>
        item(
          <span>
            <AddressName address={account} />
            <bdi dir="ltr" className="alidade-address">
              {shortAddress(account)}
            </bdi>
          </span>,
          () => {
            onClose()
            // The outcome is in the state.
            kit.connect(wallet.id, { address: account }).catch(() => {})
          },
          account,
        ),
      )}
    </section>
  )
}
