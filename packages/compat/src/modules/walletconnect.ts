import { type BridgeModal, type SignClient, walletConnect } from "@alidade/wallets/walletconnect"
import { SessionsModule } from "../kit/sessions-module.js"
import { WalletConnectAllowedMethods } from "../kit/wallet-connect-names.js"
import type { WalletNetwork } from "../kit/wallet-network.js"

export { WALLET_CONNECT_ID } from "../kit/sessions-module.js"
export { WalletConnectTargetChain } from "../kit/wallet-connect-names.js"
export { WalletConnectAllowedMethods }

/** A session with a wallet, as version 1.9 lists it. */
export interface IParsedWalletConnectSession {
  /** The session's topic. */
  id: string
  name: string
  description: string
  url: string
  /** The wallet's first icon. */
  icons: string
  accounts: Array<{ network: "pubnet" | "testnet"; publicKey: string }>
}

/** The app's WalletConnect settings. `client` is the app's own client, already started. */
export interface IWalletConnectConstructorParams {
  projectId: string
  name: string
  description: string
  url: string
  icons: string[]
  method: WalletConnectAllowedMethods
  network: WalletNetwork
  /** Topic of the session to use. */
  sessionId?: string
  client?: SignClient
  modal?: BridgeModal
  onSessionDeleted?: (sessionId: string) => void
}

/**
 * Wallets on phones, with the settings and session calls of version 1.9. The app installs `@walletconnect/sign-client`.
 * Session calls reject with 'WalletConnect is not running yet' before the first connection or restore.
 */
export class WalletConnectModule extends SessionsModule {
  constructor(wcParams: IWalletConnectConstructorParams) {
    const { method, ...params } = wcParams
    super(
      walletConnect({
        ...params,
        method:
          method === WalletConnectAllowedMethods.SIGN_AND_SUBMIT
            ? "stellar_signAndSubmitXDR"
            : "stellar_signXDR",
      }),
    )
  }

  /** Chooses the session to use by its topic. */
  setSession(sessionId: string): void {
    this.bridge.setSession(sessionId)
  }

  /** Sets the callback for sessions that the wallet deletes. */
  onSessionDeleted(callback: (sessionId: string) => void): void {
    this.bridge.onSessionDeleted(callback).catch(() => {})
  }

  /** The open sessions. */
  async getSessions(): Promise<IParsedWalletConnectSession[]> {
    const sessions = await this.bridge.sessions()
    return sessions.map((session) => ({ ...session, accounts: [...session.accounts] }))
  }
}
