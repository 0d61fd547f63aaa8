import type { WalletModule } from "@alidade/core"
import { isInsideApp, isPhone } from "../channel/phone.js"
import type { WalletConnectModule } from "./parameters.js"

/**
 * One row for a wallet that is an extension on a computer and an app on a phone: its own module where extensions are, the
 * bridge under its name, with its app's link, on a phone and inside the app's own browser (FR11, LO7). So nobody meets
 * "install" inside the wallet.
 */
export function onPhone(module: WalletModule, bridge: WalletConnectModule): WalletModule {
  return isPhone() || isInsideApp(module.productId) ? bridge.as(module) : module
}
