import type { RemoteWallet } from "../wallet/remote-wallet.js"
import type { SimulatedWallet } from "../wallet/simulated-wallet.js"

/** The controls of a simulated Albedo, for a page: the wallet itself is a page of its own, and leaves nothing here. */
export function installAlbedo(wallet: RemoteWallet): SimulatedWallet {
  return { ...wallet, productName: "Albedo", uninstall() {} }
}
