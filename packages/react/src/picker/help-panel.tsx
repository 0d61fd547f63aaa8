import type { ReactElement } from "react"
import { useText } from "../hooks/use-text.js"
import { WALLET_GUIDE_URL } from "../parts/constants.js"
import { Icon } from "../parts/icons.js"

/** Explains wallets and Stellar, with one safety warning. */
export function HelpPanel(): ReactElement {
  const text = useText()
  return (
    <aside className="alidade-help" data-part="help">
      <h3>{text("whatIsWallet")}</h3>
      <p>{text("whatIsWalletText")}</p>
      <h3>{text("whatIsStellar")}</h3>
      <p>{text("whatIsStellarText")}</p>
      <a href={WALLET_GUIDE_URL} target="_blank" rel="noopener noreferrer">
        {text("walletGuide")}
        <Icon name="external" />
        <span className="alidade-sr"> ({text("opensNewTab")})</span>
      </a>
      <p className="alidade-safety">{text("neverPhrase")}</p>
    </aside>
  )
}
