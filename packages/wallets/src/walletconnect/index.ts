import type { WalletCard } from "@alidade/core"
import { isInsideApp, isPhone } from "../page.js"
import { card } from "./card.js"
import type {
  WalletConnectCard,
  WalletConnectModule,
  WalletConnectParameters,
} from "./parameters.js"

export type {
  BridgeModal,
  SessionEvent,
  SignClient,
  WalletConnectCard,
  WalletConnectModule,
  WalletConnectParameters,
  WalletSession,
} from "./parameters.js"

/**
 * Wallets on phones, over WalletConnect. The library `@walletconnect/sign-client` 2.21.8 is loaded when it is first used;
 * an app installs it itself, or passes a client of its own. `load` rejects with 'Wallet network "x" is not supported'
 * for another network than Public and Testnet.
 */
export function walletConnect(parameters: WalletConnectParameters = {}): WalletConnectCard {
  let { sessionId } = parameters
  let module: WalletConnectModule | undefined
  const load = (): Promise<WalletConnectModule> =>
    import("../modules.js").then((m) => {
      // One for all kits, because it is also what the session calls below are about.
      module ??= m.walletConnectModule({ ...parameters, sessionId })
      return module
    })
  return {
    ...card,
    load,
    get status() {
      return module?.status ?? (parameters.client ? "ready" : "notRunning")
    },
    setSession(id) {
      sessionId = id
      module?.setSession(id)
    },
    sessions: async () => (await load()).sessions(),
    closeSession: async (id, reason) => (await load()).closeSession(id, reason),
    onSessionDeleted: async (callback) => (await load()).onSessionDeleted(callback),
  }
}

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
