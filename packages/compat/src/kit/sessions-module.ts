import type { WalletConnectCard } from "@alidade/wallets/walletconnect"
import { OwnModule } from "./own-module.js"

/** WalletConnect's `productId`. */
export const WALLET_CONNECT_ID = "wallet_connect"

/** What the WalletConnect modules of both versions share. */
export class SessionsModule extends OwnModule {
  constructor(protected readonly bridge: WalletConnectCard) {
    super(bridge)
  }

  /** Closes a session by its topic. Throws `bad-request` for an unknown one. */
  closeSession(topic: string, reason?: string): Promise<void> {
    return this.bridge.closeSession(topic, reason)
  }

  /** Closes all sessions. */
  override async disconnect(): Promise<void> {
    for (const { id } of await this.bridge.sessions()) await this.closeSession(id)
  }
}
