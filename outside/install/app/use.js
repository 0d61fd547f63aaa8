import { createKit, networks } from "@alidade/core"
import { ConnectButton, KitProvider } from "@alidade/react"
import { freighter } from "@alidade/wallets/freighter"
import { ledger } from "@alidade/wallets/ledger"
import { createElement } from "react"
import { renderToString } from "react-dom/server"

const kit = createKit({ network: networks.Testnet, wallets: [freighter(), ledger()] })
console.log(renderToString(createElement(KitProvider, { kit }, createElement(ConnectButton))))

// The modules and their dependencies, which an app loads later.
for (const card of [freighter(), ledger()]) console.log((await card.load()).productId)
