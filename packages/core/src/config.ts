import type { AnalyticsSink } from "./analytics.js"
import type { Network } from "./networks.js"
import type { KitStorage } from "./persistence.js"
import type { ButtonTheme, ModalTheme } from "./themes.js"
import type { Ed25519Fallback } from "./verify/ed25519.js"
import type {
  CallOptions,
  RequiredCapability,
  SignOptions,
  WalletCard,
  WalletModule,
} from "./wallet.js"

/** What a kit is made of. */
export interface KitConfig {
  /** Passphrase of the network to sign for at first: one of the five of core's `networks`, or one declared below. */
  network: string
  /**
   * The app's networks, each declared once with its name and services. They may replace the names of the five known
   * networks and add others. A known network may be left out; it then has no Horizon.
   */
  networks?: readonly Network[]
  /** Short form for an app with one known network: the Horizon of `network`, where `networks` does not declare it. */
  horizonUrl?: string
  /** The wallets that the app allows, in the order in which they are listed: cards, or modules, which need no loading. */
  wallets: readonly (WalletCard | WalletModule)[]
  /** What a wallet must be able to do for this app. One that cannot is listed as such, and is not connected. */
  requiredCapabilities?: readonly RequiredCapability[]
  /** `productId` of the wallet to begin with. */
  selectedWalletId?: string
  modalTheme?: Partial<ModalTheme>
  buttonTheme?: Partial<ButtonTheme>
  /** Where used wallets and the last connection are kept: `localStorage` unless told otherwise; null for nowhere. */
  storage?: KitStorage | null
  /**
   * Which events of other tabs of the origin this one follows. Default `disconnect`. A `storage` of the app's is
   * followed where it keeps the kit's names in `localStorage`, with or without a prefix.
   */
  sync?: "disconnect" | "session" | "off"
  /** The connection that the app knows of by other means (a cookie): what a server renders as `restoring`. */
  remembered?: { walletId: string; address: string }
  /** Checks Ed25519 where the browser's WebCrypto cannot: `() => import("@noble/ed25519")`, version 2.3 or newer. */
  ed25519?: Ed25519Fallback
  /** Takes what people do with the kit's screens; told on localhost and over https alone, and to nobody else. */
  analytics?: AnalyticsSink
  /** `off` believes every wallet unseen. For fee bumps and multisig services `allowAltered` is enough, per call. */
  verify?: "on" | "off"
}

/** How a call to the kit can be ended. What a wallet is handed besides, its window and its screen, is the kit's own. */
export type KitCallOptions = Pick<CallOptions, "signal">

/** How a connection is asked for. `path` is the derivation path of a hardware wallet's account. */
export interface ConnectOptions extends KitCallOptions {
  path?: string
}

/** How a signature is asked of the kit. Network and address default to the kit's. */
export type KitRequestOptions = KitCallOptions & Omit<SignOptions, keyof CallOptions>

/** How the signature of a transaction is asked of the kit. */
export interface KitSignOptions extends KitRequestOptions {
  /**
   * Accept, for this call, an answer that differs from the envelope sent. Three differences are allowed:
   *
   * - other signatures of the same transaction: a co-signer's, fewer, or none yet (a multisig service that answers
   *   before the account has signed);
   * - a fee bump around the same transaction, whatever signatures are inside and outside;
   * - another transaction, only with a new and valid signature of the requested account over it (`verified: "altered"`).
   *
   * The first two are `verified: "signature"` when the account's own valid signature is on the same transaction, else
   * `"body"`. Everything else is refused as ever: another transaction without that signature (`altered`), and a
   * signature that bears the account's hint without being valid (`bad-signature`, `wrong-network`).
   */
  allowAltered?: boolean
  /** Refused when truthy: the kit signs, the app submits. */
  submit?: boolean
  /** Refused when truthy, likewise. */
  submitUrl?: string
}
