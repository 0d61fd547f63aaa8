import { card } from "./card.js"
import type { LoadLibrary } from "./library.js"
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
 * The card of wallets on phones, over WalletConnect. The library `@walletconnect/sign-client`, 2.17 or newer, is
 * loaded with the first use. The app installs it or passes its own client. `load` rejects with 'Wallet network "x" is not
 * supported' for networks other than Public and Testnet.
 */
export function walletConnect(parameters: WalletConnectParameters = {}): WalletConnectCard {
  let { sessionId } = parameters
  let module: WalletConnectModule | undefined
  const load = (): Promise<WalletConnectModule> =>
    import("../modules.js").then((m) => {
      // One module for all kits, because the session calls below refer to it too.
      module ??= m.walletConnectModule(card, { ...parameters, sessionId }, loadLibrary)
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

const loadLibrary: LoadLibrary = () => import("./library.js").then((m) => m.loadLibrary())
