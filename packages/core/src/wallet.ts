import type { WalletError } from "./errors.js"
import type { WalletLimits } from "./limits.js"
import type { AccountEntry, WalletUi } from "./ui.js"

/** What kind of wallet it is, spelled as the specification spells it. */
export type ModuleType = "HW_WALLET" | "HOT_WALLET" | "BRIDGE_WALLET" | "AIR_GAPED_WALLET"

/** A wallet as the picker lists it (the specification's wallet descriptor). */
export interface WalletDescriptor {
  /** `productId` of its module. */
  id: string
  name: string
  type: ModuleType
  /** URL of an image. */
  icon: string
  /** False until the wallet has been heard of. */
  isAvailable: boolean
  /** The wallet's website, https only. */
  url: string
  /** What the wallet can do: as its card says until its module has been loaded, then as the module says. */
  capabilities: KnownCapabilities
  /** Why this page cannot reach it, where the wallet's website is no help; absent where it may only be missing. */
  unreachable?: UnreachableReason
  /** What it lacks of what the app requires (`requiredCapabilities`); absent where it lacks nothing. */
  lacks?: readonly RequiredCapability[]
}

/**
 * Why a page cannot reach a wallet that may be there: the app has left out what the wallet's module needs
 * (`not-set-up`), or the page, its browser or its frame does not let it through (`blocked`). A wallet whose module could
 * not be loaded is `blocked`, too.
 */
export type UnreachableReason = "not-set-up" | "blocked"

/** What a wallet can do. What is absent is inferred from the module's methods. */
export interface Capabilities {
  /** Passphrases of the networks it can sign for; absent: any. */
  networks?: readonly string[]
  /** Preimages it signs: `v1` is type 9, `v2` type 10 (CAP-71). Empty: none. */
  authEntry?: readonly ("v1" | "v2")[]
  /** Signs messages (SEP-53). */
  message?: boolean
  /** Whether the wallet's own network decides what is signed (`binding`), is only shown, or cannot be read. */
  network?: "binding" | "informative" | "none"
  /** Can be restored after a reload without opening a window. */
  silentRestore?: boolean
  /** Signs with the account that a call names. */
  accountSelection?: boolean
  /** Opens a window of its own, for which the browser wants a click. */
  gesture?: boolean
  /** Signs a transaction and sends it itself. */
  submit?: boolean
}

/** Capabilities without gaps. `networks` stays absent where the wallet signs for any. */
export type KnownCapabilities = Required<Omit<Capabilities, "networks">> &
  Pick<Capabilities, "networks">

/** What an app can require of a wallet. `auth-entry` asks for one type of preimage at least, the others for theirs. */
export type RequiredCapability =
  | "transaction"
  | "auth-entry"
  | "auth-entry-v1"
  | "auth-entry-v2"
  | "message"
  | "network"
  | "submit"

/** What every call to a wallet carries. */
export interface CallOptions {
  /** Aborting ends the call with kind `aborted` and leaves nothing behind. The kit always passes one. */
  signal?: AbortSignal
  /** What the module's `open` returned for this request; absent where none was opened. */
  opened?: unknown
  /** Where to ask for a screen. The kit passes one to every call that is a request of a person's. */
  ui?: WalletUi
}

/** How a signature is asked for (SEP-43). */
export interface SignOptions extends CallOptions {
  /** Passphrase of the network to sign for. The kit always passes one. */
  networkPassphrase?: string
  /** The account that shall sign: `G…`, or `C…` for a smart account. */
  address?: string
  /** Derivation path of a hardware wallet's account. */
  path?: string
  /**
   * Beside a preimage: the whole base64 `SorobanAuthorizationEntry` that it was made from, its expiration ledger set.
   * Some wallets behind WalletConnect sign nothing else; callers get the 64-byte signature all the same.
   */
  entry?: string
}

/** SEP-43. */
export interface AddressResult {
  address: string
  /** Set by a module that has verified a signature under this address while it connected. */
  proven?: boolean
  /** Derivation path of the account, such as 44'/148'/0': remembered, and passed again with each signature. */
  path?: string
}
/** SEP-43. `signedTxXdr` is a base64 `TransactionEnvelope`. */
export interface SignTransactionResult {
  signedTxXdr: string
  signerAddress?: string
}
/** What became of a transaction that the wallet signed and sent. */
export interface SubmitResult {
  /** `pending`: sent, and not yet in a ledger as far as the wallet knows. */
  status: "success" | "pending"
  /** Hash of the transaction, hex, where the wallet told it. */
  hash?: string
  /** The signed base64 `TransactionEnvelope`, where the wallet gives it back. */
  signedTxXdr?: string
  signerAddress?: string
}
/** SEP-43. `signedAuthEntry` is base64 of the 64-byte signature over sha256 of the preimage. */
export interface SignAuthEntryResult {
  signedAuthEntry: string
  signerAddress?: string
}
/** SEP-43 and SEP-53. `signedMessage` is base64 of the 64-byte signature. */
export interface SignMessageResult {
  signedMessage: string
  signerAddress?: string
}
/** SEP-43. */
export interface NetworkResult {
  network: string
  networkPassphrase: string
}

/** Why a connected wallet shares no account at the moment. */
export type LockedReason = "locked" | "account"

/** What a wallet tells of itself while it is watched. An empty address: locked, or not granted for that account. */
export interface WalletChange {
  address?: string
  /** Why the address is empty, where the wallet can tell: it is locked, or it is set to another account. */
  reason?: LockedReason
  network?: NetworkResult
  /** The wallet has ended the connection: the kit ends and forgets it too. */
  ended?: true
  /** The page has lost the wallet, which was switched off or updated: why, as kind `page-stale`. It is watched no more. */
  lost?: WalletError
}

/** What an app lists of a wallet before it needs more: small enough for the first load. */
export interface WalletCard {
  readonly productId: string
  readonly productName: string
  readonly productUrl: string
  readonly productIcon: string
  readonly moduleType: ModuleType
  /** What is known beforehand; what is absent counts as not there until the module has been loaded. */
  readonly capabilities?: Capabilities
  /** Loads the wallet's module, which has the same `productId`. Called again when it failed. */
  load(): Promise<WalletModule>
}

/**
 * A wallet's client. The shapes are SEP-43's, the names the specification's; a module written for another
 * Stellar kit, with the required members alone, works unchanged.
 */
export interface WalletModule {
  readonly productId: string
  readonly productName: string
  readonly productUrl: string
  readonly productIcon: string
  readonly moduleType: ModuleType
  /** May be a getter where it depends on the transport found. */
  readonly capabilities?: Capabilities
  readonly limits?: WalletLimits
  /**
   * The wallet takes one call at a time. The kit then calls it only when the call before has settled, whichever kit of
   * the page made that. After a cancelled call the module has `limits.release` to settle.
   */
  readonly oneAtATime?: boolean
  /** What to say when the wallet is not there; '<productName> is not installed' where absent. */
  readonly absence?: string
  /** What to say when a request was cancelled, where the wallet may still sign it. */
  readonly afterCancel?: string
  /**
   * Why this page cannot reach the wallet, where installing it would not help (a frame, the wallet's own mobile
   * browser, a browser without the device's interface). Undefined where nothing is in the way.
   */
  obstacle?(): string | undefined
  /** False where the app has left out what the module needs; `obstacle` then says what. */
  readonly isSetUp?: boolean
  isAvailable(options?: CallOptions): Promise<boolean>
  /** Tells when the wallet is heard of after its probe ended. Returns how to stop. */
  onArrival?(arrived: () => void): () => void
  /** Asks for access and gives the address; may open the wallet's window. */
  getAddress(options?: CallOptions & { path?: string }): Promise<AddressResult>
  signTransaction?(xdr: string, options?: SignOptions): Promise<SignTransactionResult>
  /** Signs a base64 `TransactionEnvelope` and sends it by the wallet's own means. */
  signAndSubmitTransaction?(xdr: string, options?: SignOptions): Promise<SubmitResult>
  /** `authEntry` is a base64 `HashIdPreimage` (SEP-43). */
  signAuthEntry?(authEntry: string, options?: SignOptions): Promise<SignAuthEntryResult>
  signMessage?(message: string, options?: SignOptions): Promise<SignMessageResult>
  /** Accounts of a hardware wallet, ten a page, from page 0. */
  getAddresses?(page: number, options?: CallOptions): Promise<readonly AccountEntry[]>
  getNetwork?(options?: CallOptions): Promise<NetworkResult>
  /**
   * Silent: the address if the wallet still grants it, null if it does not or is locked. Never opens a window.
   * `address` is the remembered one, for a wallet that holds several connections.
   */
  restore?(options?: CallOptions & { address?: string }): Promise<AddressResult | null>
  /** Tells account and network, as first found and then as they change, while the page is visible. Returns how to stop. */
  watch?(listener: (change: WalletChange) => void): () => void
  disconnect?(): Promise<void>
  /**
   * Opens the window that this wallet needs for a request: synchronously, inside the click, before anything is awaited.
   * Open it at the wallet's own address, not blank, with the `message` listener in place before it; WebKit cuts the link
   * to a window that is opened blank and then sent to another origin. What it returns comes back as `opened` in the
   * call's options. The window closes when the signal aborts, which it does when the request ends, however it ends.
   * Throws `popup-blocked`.
   * Where it has a method `focus`, as a `Window` has, a screen can bring it to the front (`kit.focus`).
   */
  open?(options: { signal: AbortSignal }): unknown
}
