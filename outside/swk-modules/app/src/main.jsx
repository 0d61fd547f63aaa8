import { createKit, networks } from "@alidade/core"
import { moduleOf1, modulesOf2 } from "./modules"
import { render } from "./render.jsx"

render(createKit({ network: networks.Testnet, wallets: [...modulesOf2, moduleOf1] }))
