import type { Balance } from "./actions/balance.js"
import type { Signer } from "./actions/signer.js"
import type { SignedAuthEntry } from "./contract/signed-auth-entry.js"
import type { SignedMessage } from "./contract/signed-message.js"
import type { ButtonTheme, ModalTheme } from "./contract/themes.js"
import type { Verified } from "./contract/verified.js"
import type {
  AddressResult,
  KnownCapabilities,
  NetworkResult,
  SignTransactionResult,
  SubmitResult,
  WalletDescriptor,
} from "./contract/wallet.js"
import type { Network } from "./networks/networks.js"
import type { KitRequest, ScreenOptions } from "./requests/request.js"
import type {
  ConnectOptions,
  KitAuthEntryOptions,
  KitCallOptions,
  KitConfig,
  KitRequestOptions,
  KitSignOptions,
} from "./state/config.js"
import type { KitEventName, KitEvents } from "./state/events.js"
import type { KitState } from "./state/state.js"
import type { Emitter } from "./state/store.js"

/** The stateful object of an app: its wallets, connection and signatures. */
export interface Kit {
  /** The current snapshot. */
  getState(): KitState
  /** The snapshot that a server would have rendered, for `useSyncExternalStore`. */
  getServerState(): KitState
  /** Calls the listener after each change of the state. Returns a function that stops it. */
  subscribe(listener: () => void): () => void
  /** Listens to an event. Returns a function that stops it. */
  on<Name extends KitEventName>(name: Name, listener: (detail: KitEvents[Name]) => void): () => void
  /** For screens: reports what the user did (button clicked, wallet selected, modal closed). */
  emit: Emitter["emit"]

  /**
   * Asks a wallet (the selected one by default) for access. The current connection stays until this one succeeds.
   * Throws `WalletError`, like every call to a wallet. Requests reach a wallet in the order they were made.
   */
  connect(walletId?: string, options?: ConnectOptions): KitRequest<AddressResult>
  /** Checks the remembered connection without opening a window. The outcome is in the state. */
  restore(options?: KitCallOptions): Promise<void>
  /**
   * Makes another connected account the active one, without a window: its wallet is asked silently or not at all. With
   * an address that is connected in two wallets, pass the wallet's id. Rejects and changes nothing if the account is not
   * connected (`no-wallet`) or its wallet can't be reached.
   */
  switchConnection(address: string, walletId?: string): Promise<void>
  /**
   * Ends one connection, forgets it, and notifies its wallet unless another connection uses it. If it was the active
   * one, the one that was active before becomes active. Does nothing if the account is not connected.
   */
  endConnection(address: string, walletId?: string): Promise<void>
  /** Ends all connections, forgets them, and notifies the wallets that support it. */
  disconnect(): Promise<void>
  /** Selects a wallet. Throws 'Wallet id "x" is not supported'. */
  setWallet(walletId: string): void
  /**
   * Replaces the wallets, in list order. The same objects as before keep their state and connection; the others are
   * probed. Removing the connected wallet disconnects it and forgets the connection, and every request to a removed
   * wallet ends with kind `aborted`. A new card of the same wallet replaces the old one, so pass the same card to keep
   * its connection.
   *
   * The list changes at once if the engine is loaded. The promise resolves when it has changed and a disconnected wallet
   * was notified. Rejects with `bad-request` for two wallets with the same `productId`: the wallets then stay.
   */
  setWallets(wallets: KitConfig["wallets"]): Promise<void>
  /**
   * Adds a network, which the kit then knows like those in `networks`: `setNetwork` selects it, and screens and errors
   * use its name. Throws `bad-request` and names the field: for an empty name or passphrase, for one that a known network
   * has already, for a name that a reader could take for a known network's, and for a URL that is neither http nor
   * https. One of the five can be declared too, once, to give it URLs or another name.
   *
   * Returns a function that removes the network again. Select another one first: a removed network that is selected
   * stays so.
   */
  declareNetwork(network: Network): () => void
  /**
   * Selects a network by passphrase, and the Horizon that the app declared for it. A network without one has no
   * `horizonUrl` in the state, and its balances cannot be read; the Horizon of another network is never used. Pending
   * signature requests for another network are canceled. Throws 'Wallet network "x" is not supported' if the passphrase
   * is neither known nor declared, and says which passphrase to pass if "x" is a network's name; the selection then
   * stays.
   */
  setNetwork(passphrase: string): void
  /** Changes fields of the two themes. */
  setTheme(themes: { modal?: Partial<ModalTheme>; button?: Partial<ButtonTheme> }): void

  /**
   * Asks the connected wallet to sign a base64 `TransactionEnvelope`. The reply is verified, and `signerAddress` is the
   * account whose signature was verified. Like the other signatures it uses the current connection, even while another
   * wallet is being connected. Without a connection the request goes to the selected wallet and must name an `address`,
   * else `no-wallet` is thrown: the kit must know before the wallet answers whose signature to verify.
   */
  signTransaction(
    xdr: string,
    options?: KitSignOptions,
  ): KitRequest<SignTransactionResult & { verified: Verified }>
  /**
   * Asks the connected wallet to sign and submit a base64 `TransactionEnvelope`. Verifies as much as the wallet
   * reports.
   */
  signAndSubmitTransaction(
    xdr: string,
    options?: KitRequestOptions,
  ): KitRequest<SubmitResult & { verified: Verified }>
  /**
   * Asks for the signature of a base64 `HashIdPreimage` (type 9 or 10), and verifies it. With `onBehalfOf`, the account
   * signs for a contract or a shared account. `signerAddress` is who signed, and `onBehalfOf` for whom. Throws
   * `wrong-account` if the preimage names another address, before the wallet is asked.
   */
  signAuthEntry(
    authEntry: string,
    options?: KitAuthEntryOptions,
  ): KitRequest<SignedAuthEntry & { verified: Verified }>
  /**
   * Asks for the SEP-53 signature of a text or of bytes, and verifies it. The wallet may answer in base64 or in hex. Bytes
   * that are UTF-8 go to the wallet as their text. Throws `unsupported`, before anything opens, for other bytes if the
   * wallet signs only text (`capabilities.messageBytes`).
   */
  signMessage(
    message: string | Uint8Array,
    options?: KitRequestOptions,
  ): KitRequest<SignedMessage & { verified: Verified }>
  /** Asks the wallet which network it uses. */
  getNetwork(options?: KitCallOptions): Promise<NetworkResult>
  /**
   * The display name of a network, including the app's declared ones. 'Unknown network “passphrase”' for any other, with
   * at most 60 characters of the passphrase, in ASCII.
   */
  networkName(passphrase: string): string
  /** Whether a passphrase is one of the five or a declared network's. A signature for any other proves nothing. */
  isKnownNetwork(passphrase: string): boolean

  /**
   * The connected wallet for `@stellar/stellar-sdk` 14 to 17; undefined if none is connected. It is the same frozen
   * object until the wallet, address or network changes. Errors are returned in its results, as the SDK expects.
   */
  signer(): Signer | undefined

  /** Probes all wallets in parallel, 500 ms each. Resolves to the list in the picker's order. */
  refreshSupportedWallets(): Promise<readonly WalletDescriptor[]>
  /** The capabilities of a wallet, inferred from its methods if it does not declare them. Throws for an unknown id. */
  capabilities(walletId: string): KnownCapabilities
  /** The native balance of an account, the active one by default. */
  getBalance(options?: KitCallOptions & { address?: string }): Promise<Balance>

  /**
   * Cancels a pending request. Its promise rejects with kind `aborted`, or with its error if it has already `failed`.
   */
  cancel(requestId: string): void
  /** Opens the window that a pending request is waiting for (`needsGesture`). Call it inside a click. */
  proceed(requestId: string): void
  /** Brings the window of a pending request to the front (`focusable`). Call it inside a click. */
  focus(requestId: string): void
  /** Asks the wallet again after a signature has `failed`. Call it inside a click, because it may open a window. */
  retry(requestId: string): void
  /**
   * Tells the kit that a screen shows pending requests and can ask for the click that a window needs. Without a screen,
   * such a request fails with `popup-blocked`. With `retry`, the screen also offers to retry failed signatures: they
   * settle when the user retries or dismisses them, or when `limits.sign` has passed. Returns a function that detaches
   * the screen.
   */
  attachScreen(options?: ScreenOptions): () => void
  /**
   * Loads what the kit needs to call wallets, so that a window opens within the first click. Call it on a button's
   * hover, focus or press. Resolves when everything has loaded or failed; failures are retried when needed.
   */
  preload(): Promise<void>
  /** Stops watching, probing and listening, and cancels pending requests. */
  destroy(): void
  /** Whether `destroy` was called. */
  readonly destroyed: boolean
}
