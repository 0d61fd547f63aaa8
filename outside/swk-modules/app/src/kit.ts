import { createKit, networks } from "@alidade/core"
import { moduleOf1, modulesOf2 } from "./modules"

export const kit = createKit({
  network: networks.Testnet,
  wallets: [...modulesOf2, moduleOf1],
})
