import type { WalletCard } from "@alidade/core"
import { isInsideApp, isPhone } from "../page.js"
import type { WalletConnectCard } from "./parameters.js"

/**
 * One row for a wallet that is an extension on a computer and an app on a phone: its own card where extensions are; on a
 * phone and inside the app's own browser (FR11, LO7) the bridge under its name, with its app's link. So nobody meets
 * "install" inside the wallet.
 */
export function onPhone(card: WalletCard, bridge: WalletConnectCard): WalletCard {
  if (!isPhone() && !isInsideApp(card.productId)) return card
  return {
    ...card,
    capabilities: bridge.capabilities,
    load: async () => (await bridge.load()).as(card),
  }
}
