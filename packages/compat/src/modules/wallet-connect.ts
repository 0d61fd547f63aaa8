import { networks } from "@alidade/core"
import { type WalletSession, walletConnect } from "@alidade/wallets/walletconnect"
import { SessionsModule } from "../kit/sessions-module.js"
import { WalletConnectTargetChain } from "../kit/wallet-connect-names.js"

export { WALLET_CONNECT_ID } from "../kit/sessions-module.js"
export { WalletConnectAllowedMethods } from "../kit/wallet-connect-names.js"
export { WalletConnectTargetChain }

/** The app's WalletConnect settings. The options of Reown's AppKit have no counterpart and are ignored. */
export type TWalletConnectModuleParams = {
  projectId: string
  /** How the app presents itself on the phone. */
  metadata?: { name: string; description: string; url: string; icons: string[] }
  /** The networks to propose: both if both are listed or none is. */
  allowedChains?: WalletConnectTargetChain[]
  /** Of these options, `relayUrl` is used. */
  signClientOptions?: { relayUrl?: string }
  appKitOptions?: unknown
}

/** A session with a wallet: the fields of the library's record that apps read. */
export interface WalletConnectSession {
  topic: string
  peer: { metadata: { name: string; description: string; url: string; icons: string[] } }
  accounts: WalletSession["accounts"]
}

/**
 * Wallets on phones, with the settings and session calls of version 2. The app installs `@walletconnect/sign-client`.
 * Session calls reject with 'WalletConnect is not running yet' before the first connection or restore.
 */
export class WalletConnectModule extends SessionsModule {
  constructor(readonly wcParams: TWalletConnectModuleParams) {
    const { projectId, metadata, allowedChains = [], signClientOptions } = wcParams
    const [chain, ...others] = allowedChains
    const network = chain === WalletConnectTargetChain.PUBLIC ? networks.Public : networks.Testnet
    super(
      walletConnect({
        projectId,
        ...metadata,
        ...(chain && others.length === 0 ? { network } : {}),
        ...(signClientOptions?.relayUrl ? { relayUrl: signClientOptions.relayUrl } : {}),
      }),
    )
  }

  /** Signs a base64 `TransactionEnvelope`, and submits it through the wallet. */
  signAndSubmitTransaction(
    xdr: string,
    opts?: { networkPassphrase?: string; address?: string },
  ): Promise<{ status: "success" | "pending" }> {
    return this.call((module, options) =>
      module.signAndSubmitTransaction?.(xdr, { ...opts, ...options }),
    )
  }

  /** The open sessions. */
  async getSessions(): Promise<WalletConnectSession[]> {
    const sessions = await this.bridge.sessions()
    return sessions.map(({ id, name, description, url, icons, accounts }) => ({
      topic: id,
      peer: { metadata: { name, description, url, icons: icons ? [icons] : [] } },
      accounts,
    }))
  }
}
