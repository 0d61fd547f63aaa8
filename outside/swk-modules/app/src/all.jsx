import { createKit, networks } from "@alidade/core"
import { allWallets } from "@alidade/wallets"
import { modulesOf2 } from "./modules"
import { render } from "./render.jsx"

const ours = allWallets({ walletConnect: { name: "Modules", projectId: "of-this-app" } })
render(createKit({ network: networks.Testnet, wallets: [...ours, ...modulesOf2] }))
