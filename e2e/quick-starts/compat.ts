import { fromStellarWalletsKit, type StellarWalletsKitModule } from "@alidade/compat"
import { createKit, type Kit, networks } from "@alidade/core"
import { freighter } from "@alidade/wallets/freighter"

/** A kit with Freighter and another kit's module, for example `new KleverModule()`. */
export function kitWith(module: StellarWalletsKitModule): Kit {
  const wallets = [freighter(), fromStellarWalletsKit(module)]
  return createKit({ network: networks.Testnet, wallets })
}
