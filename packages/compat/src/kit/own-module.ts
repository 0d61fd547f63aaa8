import {
  type CallOptions,
  reason,
  type WalletCard,
  WalletError,
  type WalletModule,
} from "@alidade/core"
import type { StellarWalletsKitSignOptions } from "../module.js"
import type { ModuleInterface, ModuleType } from "./types.js"

/**
 * One of Alidade's wallets as a module of Stellar-Wallets-Kit. A kit uses the wallet's card, and verifies its replies.
 * An app can also call the module directly; nothing is verified then. The wallet's code is loaded with the first call.
 * Calls throw `WalletError`: `unsupported` for a function that the wallet does not have, and the wallet's own.
 */
export class OwnModule implements ModuleInterface {
  /** The wallet for `createKit`. */
  readonly wallet: WalletCard | WalletModule
  moduleType: ModuleType
  productId: string
  productName: string
  productUrl: string
  productIcon: string

  constructor(wallet: WalletCard | WalletModule) {
    this.wallet = wallet
    this.moduleType = wallet.moduleType as ModuleType
    this.productId = wallet.productId
    this.productName = wallet.productName
    this.productUrl = wallet.productUrl
    this.productIcon = wallet.productIcon
  }

  /** Whether the wallet is available on this page. */
  async isAvailable(): Promise<boolean> {
    return (await this.load()).isAvailable()
  }

  /** Asks for access and returns the address, `G…` or `C…`. */
  getAddress({ path }: { path?: string; skipRequestAccess?: boolean } = {}): Promise<{
    address: string
  }> {
    return this.call((module, options) =>
      module.getAddress({ ...options, ...(path ? { path } : {}) }),
    )
  }

  /** Signs a base64 `TransactionEnvelope`. */
  signTransaction(
    xdr: string,
    opts?: StellarWalletsKitSignOptions,
  ): Promise<{ signedTxXdr: string; signerAddress?: string }> {
    return this.call((module, options) => module.signTransaction?.(xdr, { ...opts, ...options }))
  }

  /** Signs a base64 `HashIdPreimage`. */
  signAuthEntry(
    authEntry: string,
    opts?: StellarWalletsKitSignOptions,
  ): Promise<{ signedAuthEntry: string; signerAddress?: string }> {
    return this.call((module, options) =>
      module.signAuthEntry?.(authEntry, { ...opts, ...options }),
    )
  }

  /** Signs a text (SEP-53). */
  signMessage(
    message: string,
    opts?: StellarWalletsKitSignOptions,
  ): Promise<{ signedMessage: string; signerAddress?: string }> {
    return this.call((module, options) => module.signMessage?.(message, { ...opts, ...options }))
  }

  /** The network that the wallet uses. */
  getNetwork(): Promise<{ network: string; networkPassphrase: string }> {
    return this.call((module, options) => module.getNetwork?.(options))
  }

  /** Tells the wallet that the app has disconnected. */
  async disconnect(): Promise<void> {
    await (await this.load()).disconnect?.()
  }

  /** The wallet's module. */
  protected async load(): Promise<WalletModule> {
    return "load" in this.wallet ? this.wallet.load() : this.wallet
  }

  /** Makes one call, with the window that the wallet needs for it. */
  protected async call<Answer>(
    run: (module: WalletModule, options: CallOptions) => Promise<Answer> | undefined,
  ): Promise<Answer> {
    const module = await this.load()
    const ended = new AbortController()
    const { signal } = ended
    try {
      const answer = run(module, { signal, opened: module.open?.({ signal }) })
      if (answer) return await answer
      throw new WalletError(
        "unsupported",
        reason("noFunction", "{wallet} does not support this function.", {
          wallet: this.productName,
        }),
      )
    } finally {
      ended.abort()
    }
  }
}
