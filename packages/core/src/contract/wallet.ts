import type { WalletError } from "./errors.js"
import type { WalletLimits } from "./limits.js"
import type { Reason } from "./reason.js"
import type { Passkey } from "./smart-signature.js"
import type { AccountEntry, WalletUi } from "./ui.js"

/** The type of a wallet, spelled as in the specification. */
export type ModuleType = "HW_WALLET" | "HOT_WALLET" | "BRIDGE_WALLET" | "AIR_GAPED_WALLET"

/** A wallet as the picker lists it (the specification's wallet descriptor). */
export interface WalletDescriptor {
  /** `productId` of its module. */
  id: string
  name: string
  type: ModuleType
  /** URL of an image. */
  icon: string
  /** False until the wallet was found. */
  isAvailable: boolean
  /** The wallet's website, https only. */
  url: string
  /** The wallet's capabilities: from its card until its module is loaded, then from the module. */
  capabilities: KnownCapabilities
  /** Why this page cannot reach the wallet, if its website would not help; absent if it may only be missing. */
  unreachable?: UnreachableReason
  /** The required capabilities that it lacks (`requiredCapabilities`); absent if it lacks none. */
  lacks?: readonly RequiredCapability[]
  /** It announced itself on this page, and the app did not list it. */
  foundOnPage?: true | undefined
  /** This page runs in the wallet's own browser, inside its app. */
  inApp?: true
  /** How its app on a phone is reached, if it can be. */
  phone?: PhoneAccess
}

/** How a wallet's app on a phone is reached, through a bridge such as WalletConnect. */
export interface PhoneAccess {
  /** The bridge's name. */
  by: string
  /** The wallet is reached so now: it was connected so, or it has no other way on this device. */
  inUse: boolean
  /** The name that the wallet on the phone gives itself, if it is not the listed wallet's. */
  peer?: string
}

/**
 * Why a page cannot reach a wallet that may exist: the app has left out what the wallet's module needs (`not-set-up`),
 * or the page, its browser or its frame blocks it (`blocked`). A wallet whose module could not be loaded is also
 * `blocked`.
 */
export type UnreachableReason = "not-set-up" | "blocked"

/** What a wallet can do. Absent fields are inferred from the module's methods. */
export interface Capabilities {
  /** Passphrases of the networks it can sign for; absent: any. */
  networks?: readonly string[]
  /** Preimages it signs: `v1` is type 9, `v2` type 10 (CAP-71). Empty: none. */
  authEntry?: readonly ("v1" | "v2")[]
  /** Signs messages (SEP-53). */
  message?: boolean
  /** Signs also messages of bytes that are not text: `signMessage` takes a `Uint8Array`. Absent: no. */
  messageBytes?: boolean
  /**
   * Whether the wallet signs only for its own network (`binding`), only reports it (`informative`), or does not report
   * it.
   */
  network?: "binding" | "informative" | "none"
  /** Can be restored after a reload without opening a window. */
  silentRestore?: boolean
  /** Signs with the account that a call names. */
  accountSelection?: boolean
  /** Opens its own window, for which the browser needs a click. */
  gesture?: boolean
  /** Signs a transaction and submits it itself. */
  submit?: boolean
  /**
   * How the user changes to another account on this page: `ask` if the wallet lets them choose whenever it is asked to
   * connect; or the addresses that the wallet shares, and `connect` can name one of them. Absent: only in the wallet.
   */
  accounts?: "ask" | readonly string[]
  /** Of a smart account (`C…`): `signAuthEntry` returns the whole entry with the account's signature. Absent: no. */
  wholeEntry?: boolean
  /**
   * What the wallet's client and these capabilities rest on, if no running wallet was tried: `documents`, such as another
   * kit's module for it.
   */
  source?: "documents"
}

/** Capabilities that stay as declared: without `networks`, the wallet signs for any. */
type Declared = "networks" | "accounts" | "messageBytes" | "wholeEntry" | "source"

/** Capabilities with all fields, but for those that stay as declared. */
export type KnownCapabilities = Required<Omit<Capabilities, Declared>> &
  Pick<Capabilities, Declared>

/**
 * What an app can require of a wallet. `auth-entry` requires at least one type of preimage; `auth-entry-v1` and
 * `auth-entry-v2` require that type.
 */
export type RequiredCapability =
  | "transaction"
  | "auth-entry"
  | "auth-entry-v1"
  | "auth-entry-v2"
  | "message"
  | "network"
  | "submit"

/** Options of every call to a wallet. */
export interface CallOptions {
  /** Aborting ends the call with kind `aborted` and leaves nothing behind. The kit always passes one. */
  signal?: AbortSignal
  /** What the module's `open` returned for this request; absent if nothing was opened. */
  opened?: unknown
  /** The port to show prompts. The kit passes one to every call that is a user's request. */
  ui?: WalletUi
}

/** Options of a signature request (SEP-43). */
export interface SignOptions extends CallOptions {
  /** Passphrase of the network to sign for. The kit always passes one. */
  networkPassphrase?: string
  /** The account that should sign: `G…`, or `C…` for a smart account. */
  address?: string
  /** Derivation path of a hardware wallet's account. */
  path?: string
  /**
   * In addition to a preimage: the whole base64 `SorobanAuthorizationEntry` that it was made from, with its expiration
   * ledger. Some wallets behind WalletConnect sign nothing else; callers receive the 64-byte signature either way.
   */
  entry?: string
  /** What the module's `readAccess` returned for this request; absent if it has none. */
  access?: Promise<unknown>
}

/** SEP-43. */
export interface AddressResult {
  address: string
  /**
   * Set if the bridge was asked for a wallet's app and another wallet answered: the bridge's `productId`. The kit then
   * connects the bridge, which names that wallet.
   */
  walletId?: string
  /** Set by a module that verified a signature of this address while connecting. */
  proven?: boolean
  /** Derivation path of the account, such as 44'/148'/0'. It is remembered and passed with each signature. */
  path?: string
}
/** SEP-43. `signedTxXdr` is a base64 `TransactionEnvelope`. */
export interface SignTransactionResult {
  signedTxXdr: string
  signerAddress?: string
}
/** The outcome of a transaction that the wallet signed and submitted. */
export interface SubmitResult {
  /** `pending`: submitted, and not yet in a ledger as far as the wallet knows. */
  status: "success" | "pending"
  /** Hash of the transaction, hex, if the wallet reported it. */
  hash?: string
  /** The signed base64 `TransactionEnvelope`, if the wallet returns it. */
  signedTxXdr?: string
  signerAddress?: string
}
/**
 * SEP-43. `signedAuthEntry` is base64 of the 64-byte signature over sha256 of the preimage. Of a smart account (`C…`), it is
 * the whole base64 `SorobanAuthorizationEntry` with the account's signature, if the wallet has the capability `wholeEntry`.
 */
export interface SignAuthEntryResult {
  signedAuthEntry: string
  signerAddress?: string
}
/** SEP-43 and SEP-53. `signedMessage` is the 64-byte signature in base64, or in hex. */
export interface SignMessageResult {
  signedMessage: string
  signerAddress?: string
}
/** SEP-43. */
export interface NetworkResult {
  network: string
  networkPassphrase: string
}

/** Why a connected wallet currently shares no account. */
export type LockedReason = "locked" | "account"

/** What a watched wallet reports. An empty address: locked, or no access to that account. */
export interface WalletChange {
  address?: string
  /** Why the address is empty, if the wallet reports it: it is locked, or it uses another account. */
  reason?: LockedReason
  network?: NetworkResult
  /** The wallet has ended the connection: the kit ends and forgets it too. */
  ended?: true
  /**
   * The page can't use the wallet any more: it was turned off or updated, or two extensions answer as it. Kind
   * `page-stale`. Watching stops.
   */
  lost?: WalletError
}

/** What an app lists about a wallet: small enough for the first load. */
export interface WalletCard {
  readonly productId: string
  readonly productName: string
  readonly productUrl: string
  readonly productIcon: string
  readonly moduleType: ModuleType
  /** The wallet announced itself on this page, and the app did not list it. */
  readonly foundOnPage?: true
  /**
   * The link that opens the wallet's app on a phone: `scheme://` or `https://host/path/`. The app takes pairing codes of
   * WalletConnect at `<link>wc?uri=<code>`. Used if the kit also lists WalletConnect.
   */
  readonly appLink?: string
  /** Known capabilities; absent ones count as missing until the module is loaded. */
  readonly capabilities?: Capabilities
  /** Loads the wallet's module, which has the same `productId`. Called again if it failed. */
  load(): Promise<WalletModule>
}

/**
 * A wallet's client. The shapes are SEP-43's, the names the specification's. `fromStellarWalletsKit` of
 * `@alidade/compat` makes one from a module of Stellar-Wallets-Kit.
 */
export interface WalletModule {
  readonly productId: string
  readonly productName: string
  readonly productUrl: string
  readonly productIcon: string
  readonly moduleType: ModuleType
  /** May be a getter if it depends on the transport found. */
  readonly capabilities?: Capabilities
  readonly limits?: WalletLimits
  /**
   * How the wallet is reached at present, if it has several ways, such as "extension" and "window": a getter of one
   * lowercase word. It is remembered with a connection, which is not restored in another way.
   */
  readonly transport?: string
  /**
   * Chooses how the wallet is reached from now on: a `transport` of before, "phone" if it has `phone`, or the one that
   * fits the page. The kit calls it before it connects, restores or switches to a connection.
   */
  useTransport?(transport: string | undefined): void
  /** True while the page runs in the wallet's own browser, inside its app. The picker lists it first. A getter. */
  readonly inApp?: boolean
  /** How its app on a phone is reached, if it can be. A getter. */
  readonly phone?: PhoneAccess
  /**
   * Only of a bridge: adds to a wallet's module the way to its app on a phone, by its card's `appLink`. Returns the same
   * module if it can't.
   */
  withApp?(module: WalletModule, card: WalletCard): WalletModule
  /**
   * The wallet takes one call at a time. The kit calls it only after the previous call has settled, from any kit of the
   * page. After a canceled call, the module has `limits.release` to settle.
   */
  readonly oneAtATime?: boolean
  /** What to say if the wallet is missing; '<productName> is not installed' by default. */
  readonly absence?: Reason | string
  /** What to say after a request was canceled, if the wallet may still sign it. */
  readonly afterCancel?: Reason | string
  /**
   * Why this page cannot reach the wallet, if installing it would not help (a frame, the wallet's own mobile browser, a
   * browser without the device's interface). Undefined if nothing prevents it.
   */
  obstacle?(): Reason | string | undefined
  /**
   * Of a smart account: the public keys of its passkeys, as far as they are known. The kit verifies the signatures of these. May be
   * a getter.
   */
  readonly passkeys?: readonly Passkey[]
  /** False if the app has left out what the module needs; `obstacle` then says what. */
  readonly isSetUp?: boolean
  isAvailable(options?: CallOptions): Promise<boolean>
  /** Calls back when the wallet becomes available after its probe. Returns a function that stops it. */
  onArrival?(arrived: () => void): () => void
  /**
   * Asks for access and returns the address; may open the wallet's window. `address` is one of the shared accounts
   * (`capabilities.accounts`) that the user changes to: then nothing is opened.
   */
  getAddress(options?: CallOptions & { path?: string; address?: string }): Promise<AddressResult>
  signTransaction?(xdr: string, options?: SignOptions): Promise<SignTransactionResult>
  /** Signs a base64 `TransactionEnvelope` and submits it itself. */
  signAndSubmitTransaction?(xdr: string, options?: SignOptions): Promise<SubmitResult>
  /** `authEntry` is a base64 `HashIdPreimage` (SEP-43). */
  signAuthEntry?(authEntry: string, options?: SignOptions): Promise<SignAuthEntryResult>
  /** Bytes come only with `capabilities.messageBytes`, and only if they are not UTF-8; other messages are strings. */
  signMessage?(message: string | Uint8Array, options?: SignOptions): Promise<SignMessageResult>
  /** Accounts of a hardware wallet, ten per page, from page 0. */
  getAddresses?(page: number, options?: CallOptions): Promise<readonly AccountEntry[]>
  getNetwork?(options?: CallOptions): Promise<NetworkResult>
  /**
   * Reads what a signature call needs to know first, such as whether the wallet still grants access. The kit calls it
   * before each signature, at the same time as `getNetwork`, and does not wait for it: the promise becomes `access` in
   * the call's options. Never opens a window.
   */
  readAccess?(options: CallOptions): Promise<unknown>
  /**
   * Returns the address if the wallet still grants it, or null if not or if it is locked. Never opens a window.
   * `address` is the remembered one, for a wallet that has several connections.
   */
  restore?(options?: CallOptions & { address?: string }): Promise<AddressResult | null>
  /**
   * Reports account and network, initially and when they change, while the page is visible. Returns a function that
   * stops it.
   */
  watch?(listener: (change: WalletChange) => void): () => void
  disconnect?(): Promise<void>
  /**
   * Drops what this tab keeps to ask the wallet without asking for access again. Called after a signature of another
   * account than requested, and when another tab disconnected.
   */
  forgetAccess?(): void
  /**
   * Opens the window that this wallet needs for a request: synchronously, inside the click, before anything is awaited.
   * Open it directly at the wallet's URL, not blank, and add the `message` listener first: WebKit cuts the link to a
   * window that is opened blank and then navigated to another origin. The return value becomes `opened` in the call's
   * options. The window closes when the signal aborts, which happens when the request ends for any reason. Throws
   * `popup-blocked`. If the value has a `focus` method, like a `Window`, a screen can bring it to the front
   * (`kit.focus`).
   */
  open?(options: { signal: AbortSignal }): unknown
}
