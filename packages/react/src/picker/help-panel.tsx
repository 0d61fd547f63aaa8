import { type ReactElement, useState } from "react"
import { useText } from "../hooks/use-text.js"
import { useWalletList } from "../hooks/use-wallet-list.js"
import { WALLET_GUIDE_URL } from "../parts/constants.js"
import { Icon } from "../parts/icons.js"
import { firstWallets } from "./first-wallets.js"

/** Explains wallets and Stellar, with two wallets to begin with and one safety warning. */
export function HelpPanel(): ReactElement {
  const text = useText()
  const { rows } = useWalletList()
  // As the panel appears: the offers stay in place while a wallet connects.
  const [atFirst] = useState(() => {
    const able = rows.flatMap(({ wallet, canSign }) => (canSign ? wallet : []))
    return rows.some(({ recent }) => recent) ? [] : firstWallets(able, navigator.userAgent)
  })
  // An extension that was installed meanwhile is in the list.
  const first = atFirst.filter((offer) =>
    rows.some(({ wallet }) => wallet.id === offer.id && wallet.isAvailable === offer.isAvailable),
  )
  const link = (url: string, name: string): ReactElement => (
    <a key={url} href={url} target="_blank" rel="noopener noreferrer">
      {name}
      <Icon name="external" />
      <span className="alidade-sr"> ({text("opensNewTab")})</span>
    </a>
  )
  return (
    <aside className="alidade-help" data-part="help">
      <h3>{text("whatIsWallet")}</h3>
      <p>{text("whatIsWalletText")}</p>
      <h3>{text("whatIsStellar")}</h3>
      <p>{text("whatIsStellarText")}</p>
      {first.length > 0 && <h3>{text("noWallet")}</h3>}
      {first.map(({ url, name }) => link(url, text("getWallet", { wallet: name })))}
      {link(WALLET_GUIDE_URL, text("walletGuide"))}
      <p className="alidade-safety">{text("neverPhrase")}</p>
    </aside>
  )
}
