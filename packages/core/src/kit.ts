import type { Balance } from "./balance.js"
import type { Emitter, KitEventName, KitEvents, Verified } from "./events.js"
import type { DeclaredNetwork } from "./networks.js"
import type { KitStorage } from "./persistence.js"
import type { KitState } from "./state.js"
import type { ButtonTheme, ModalTheme } from "./themes.js"
import type { Ed25519Fallback } from "./verify/ed25519.js"
import type {
  AddressResult,
  CallOptions,
  Capabilities,
  NetworkResult,
  SignAuthEntryResult,
  SignMessageResult,
  SignOptions,
  SignTransactionResult,
  WalletDescriptor,
  WalletModule,
} from "./wallet.js"

/** What a kit is made of. */
export interface KitConfig {
  /** Passphrase of the network to sign for: one of `networks`, or one declared. */
  network: string
  /** The clients of the wallets that the app allows, in the order in which they shall be listed. */
  wallets: readonly WalletModule[]
  /** Base URL of the Horizon that balances are read from. Its path is kept. */
  horizonUrl?: string
  /** Networks beside the five known ones. */
  declaredNetworks?: readonly DeclaredNetwork[]
  /** `productId` of the wallet to begin with. */
  selectedWalletId?: string
  modalTheme?: Partial<ModalTheme>
  buttonTheme?: Partial<ButtonTheme>
  /** Where used wallets and the last connection are kept: `localStorage` unless told otherwise; null for nowhere. */
  storage?: KitStorage | null
  /** Which events of other tabs of the origin this one follows. Default `disconnect`. */
  sync?: "disconnect" | "session" | "off"
  /** The connection that the app knows of by other means (a cookie): what a server renders as `restoring`. */
  remembered?: { walletId: string; address: string }
  /** Checks Ed25519 where the browser's WebCrypto cannot: `() => import("@noble/ed25519")`. */
  ed25519?: Ed25519Fallback
  /** `off` believes wallets unseen: only for wallets that change what they sign (fee bumps, multisig services). */
  verify?: "on" | "off"
}

/** How a signature is asked of the kit. Network and address default to the kit's. */
export interface KitSignOptions extends SignOptions {
  /** Accept a changed transaction, for this call: a fee bump, or a multisig service's envelope. */
  allowAltered?: boolean
  /** Refused when truthy: the kit signs, the app submits. */
  submit?: boolean
  /** Refused when truthy, likewise. */
  submitUrl?: string
}

/** The one stateful object of an app: its wallets, its connection, its signatures. */
export interface Kit {
  /** The present snapshot. */
  getState(): KitState
  /** The snapshot that a server would have rendered: for `useSyncExternalStore`. */
  getServerState(): KitState
  /** Calls back after each change of the state. Returns how to stop. */
  subscribe(listener: () => void): () => void
  /** Listens to an event. Returns how to stop. */
  on<Name extends KitEventName>(name: Name, listener: (detail: KitEvents[Name]) => void): () => void
  /** For screens: tells what a person did (button clicked, wallet selected, modal closed). */
  emit: Emitter["emit"]

  /** Asks a wallet (the selected one by default) for access. Throws `WalletError`. */
  connect(walletId?: string, options?: CallOptions & { path?: string }): Promise<AddressResult>
  /** Checks the remembered connection without opening a window; what comes of it stands in the state. */
  restore(options?: CallOptions): Promise<void>
  /** Ends the connection, forgets it, tells the wallet where it can be told. */
  disconnect(): Promise<void>
  /** Selects a wallet. Throws 'Wallet id "x" is not supported'. */
  setWallet(walletId: string): void
  /** Selects a network by passphrase, and the Horizon for it. Throws 'Wallet network "x" is not supported'. */
  setNetwork(passphrase: string, horizonUrl?: string): void
  /** Changes fields of the two themes. */
  setTheme(themes: { modal?: Partial<ModalTheme>; button?: Partial<ButtonTheme> }): void

  /** Asks the connected wallet to sign a base64 `TransactionEnvelope`; the reply is verified. */
  signTransaction(
    xdr: string,
    options?: KitSignOptions,
  ): Promise<SignTransactionResult & { verified: Verified }>
  /** Asks for the signature of a base64 `HashIdPreimage` (type 9 or 10); verified. */
  signAuthEntry(
    authEntry: string,
    options?: SignOptions,
  ): Promise<SignAuthEntryResult & { verified: Verified }>
  /** Asks for the SEP-53 signature of a text; verified. */
  signMessage(
    message: string,
    options?: SignOptions,
  ): Promise<SignMessageResult & { verified: Verified }>
  /** Asks the wallet which network it is set to. */
  getNetwork(options?: CallOptions): Promise<NetworkResult>

  /** Probes all wallets, side by side, 500 ms each; resolves to them in the order of the picker. */
  refreshSupportedWallets(): Promise<readonly WalletDescriptor[]>
  /** What a wallet can do; inferred from its methods where it does not say. Throws for an unknown id. */
  capabilities(
    walletId: string,
  ): Required<Omit<Capabilities, "networks">> & Pick<Capabilities, "networks">
  /** The native balance of an account, the active one by default. */
  getBalance(options?: CallOptions & { address?: string }): Promise<Balance>

  /** Cancels a pending request: its promise rejects with kind `aborted`. */
  cancel(requestId: string): void
  /** Opens the window that a pending request waits for. To be called inside a click. */
  proceed(requestId: string): void
  /** Stops watching, probing and listening, and cancels what is pending. */
  destroy(): void
}
