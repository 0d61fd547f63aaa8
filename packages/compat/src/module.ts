/** Options of a signature in Stellar-Wallets-Kit. */
export interface StellarWalletsKitSignOptions {
  /** Passphrase of the network to sign for. */
  networkPassphrase?: string
  /** `G…` */
  address?: string
  /** Derivation path of a hardware wallet's account. */
  path?: string
}

/** A module of Stellar-Wallets-Kit 1.9 or 2.x: the members that those kits call. */
export interface StellarWalletsKitModule {
  moduleType: string
  productId: string
  productName: string
  productUrl: string
  productIcon: string
  isAvailable(): Promise<boolean>
  isPlatformWrapper?(): Promise<boolean>
  onChange?(
    callback: (event: {
      address: string
      network: string
      networkPassphrase: string
      error?: unknown
    }) => void,
  ): void
  getAddress(params?: { path?: string; skipRequestAccess?: boolean }): Promise<{ address: string }>
  getAddresses?(page?: number): Promise<{ publicKey: string; index: number }[]>
  signTransaction(
    xdr: string,
    opts?: StellarWalletsKitSignOptions,
  ): Promise<{ signedTxXdr: string; signerAddress?: string }>
  signAndSubmitTransaction?(
    xdr: string,
    opts?: StellarWalletsKitSignOptions,
  ): Promise<{ status: "success" | "pending" }>
  signAuthEntry(
    authEntry: string,
    opts?: StellarWalletsKitSignOptions,
  ): Promise<{ signedAuthEntry: string; signerAddress?: string }>
  signMessage(
    message: string,
    opts?: StellarWalletsKitSignOptions,
  ): Promise<{ signedMessage: string; signerAddress?: string }>
  getNetwork(): Promise<{ network: string; networkPassphrase: string }>
  disconnect?(): Promise<void>
}
