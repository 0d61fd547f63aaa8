import { createKit, networks } from "@alidade/core"
import { ConnectButton, KitProvider } from "@alidade/react"
import { createElement, version } from "react"
import { renderToString } from "react-dom/server"

const kit = createKit({ network: networks.Testnet, wallets: [] })
console.log(
  version,
  renderToString(createElement(KitProvider, { kit }, createElement(ConnectButton))),
)
