import { createKit, networks } from "@alidade/core"
import { ConnectButton, KitProvider } from "@alidade/react"
import { albedo } from "@alidade/wallets/albedo"
import { freighter } from "@alidade/wallets/freighter"
import { hana } from "@alidade/wallets/hana"
import { hot } from "@alidade/wallets/hot"
import { ledger } from "@alidade/wallets/ledger"
import { lobstr } from "@alidade/wallets/lobstr"
import { rabet } from "@alidade/wallets/rabet"
import { walletConnect } from "@alidade/wallets/walletconnect"
import { xbull } from "@alidade/wallets/xbull"
import { createRoot } from "react-dom/client"
import "@alidade/react/styles.css"

const kit = createKit({
  network: networks.Testnet,
  wallets: [
    albedo(),
    freighter(),
    hana(),
    hot(),
    ledger(),
    lobstr(),
    rabet(),
    walletConnect(),
    xbull(),
  ],
})

createRoot(document.querySelector("#app")!).render(
  <KitProvider kit={kit}>
    <ConnectButton />
  </KitProvider>,
)
