import { createKit, networks } from "@alidade/core"
import { albedo } from "@alidade/wallets/albedo"
import { freighter } from "@alidade/wallets/freighter"
import { xbull } from "@alidade/wallets/xbull"

const kit = createKit({ network: networks.Testnet, wallets: [freighter(), xbull(), albedo()] })

/** Connects the first wallet that this browser can use. Call it in a click. */
export async function connect(): Promise<string> {
  const wallets = await kit.refreshSupportedWallets()
  const { address } = await kit.connect(wallets.find(({ isAvailable }) => isAvailable)?.id)
  return address
}
