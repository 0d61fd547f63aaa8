import type { LinkedWallet } from "@alidade/core"
import { visibleText } from "@alidade/core/encoding"
import { type ReactElement, useState } from "react"
import { useText } from "../../hooks/use-text.js"
import { promptEnglish } from "../../messages/prompts.js"
import { ForeignText } from "../../parts/foreign-text.js"

interface LinkedWalletListProps {
  wallets: readonly LinkedWallet[]
  /** Opens the wallet's link. Called inside the tap. */
  onFollow: (wallet: LinkedWallet) => void
}

/** Wallets that can open the code's link. */
export function LinkedWalletList({ wallets, onFollow }: LinkedWalletListProps): ReactElement {
  const text = useText(promptEnglish)
  return (
    <ul className="alidade-linked" data-part="linked-wallets" aria-label={text("openIn")}>
      {wallets.map((wallet) => (
        <li key={wallet.id}>
          <button
            type="button"
            className="alidade-linked-wallet"
            data-wallet={wallet.id}
            onClick={() => onFollow(wallet)}
          >
            <LinkedIcon wallet={wallet} />
            <ForeignText text={wallet.name} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The icon of a listed wallet, or the first letter of its name. */
export function LinkedIcon({ wallet }: { wallet: LinkedWallet }): ReactElement {
  const [failed, setFailed] = useState(false)
  return wallet.icon && !failed ? (
    <img
      className="alidade-linked-icon"
      src={wallet.icon}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  ) : (
    <span className="alidade-linked-icon" aria-hidden="true">
      {[...visibleText(wallet.name)][0]}
    </span>
  )
}
