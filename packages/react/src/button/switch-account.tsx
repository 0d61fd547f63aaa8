import type { WalletDescriptor } from "@alidade/core"
import { type ReactElement, type ReactNode, useId } from "react"
import { useKitContext } from "../context/kit-context.js"
import { useText } from "../hooks/use-text.js"
import { connectionEnglish } from "../messages/connection.js"
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
  const others = accounts?.filter((account) => account !== address) ?? []
  if (others.length === 0) return null
  return (
    <section aria-labelledby={title} className="alidade-switch-list">
      <h3 id={title}>{text("switchAccount")}</h3>
      {others.map((account) =>
        item(
          <bdi dir="ltr" className="alidade-address">
            {shortAddress(account)}
          </bdi>,
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
