import { createKit, networks } from "@alidade/core"
import { ConnectButton, KitProvider } from "@alidade/react"
import { freighter } from "@alidade/wallets/freighter"
import { walletConnect } from "@alidade/wallets/walletconnect"
import { createRoot } from "react-dom/client"
import "@alidade/react/styles.css"

const kit = createKit({ network: networks.Testnet, wallets: [freighter(), walletConnect()] })

createRoot(document.querySelector("#app")!).render(
  <KitProvider kit={kit}>
    <ConnectButton />
  </KitProvider>,
)
