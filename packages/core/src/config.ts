import type { AnalyticsSink } from "./analytics.js"
import type { RequiredCapability } from "./capabilities.js"
import type { Network } from "./networks.js"
import type { KitStorage } from "./persistence.js"
import type { ButtonTheme, ModalTheme } from "./themes.js"
import type { Ed25519Fallback } from "./verify/ed25519.js"
import type { CallOptions, SignOptions, WalletModule } from "./wallet.js"

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
  /** The clients of the wallets that the app allows, in the order in which they shall be listed. */
  wallets: readonly WalletModule[]
  /** What a wallet must be able to do for this app. One that cannot is listed as such, and is not connected. */
  requiredCapabilities?: readonly RequiredCapability[]
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
  /** Takes what people do with the kit's screens; told on localhost and over https alone, and to nobody else. */
  analytics?: AnalyticsSink
  /** `off` believes wallets unseen: only for wallets that change what they sign (fee bumps, multisig services). */
  verify?: "on" | "off"
}

/** How a call to the kit can be ended. What a wallet is handed besides, its window and its screen, is the kit's own. */
export type KitCallOptions = Pick<CallOptions, "signal">

/** How a signature is asked of the kit. Network and address default to the kit's. */
export type KitRequestOptions = KitCallOptions & Omit<SignOptions, keyof CallOptions>

/** How the signature of a transaction is asked of the kit. */
export interface KitSignOptions extends KitRequestOptions {
  /** Accept a changed transaction, for this call: a fee bump, or a multisig service's envelope. */
  allowAltered?: boolean
  /** Refused when truthy: the kit signs, the app submits. */
  submit?: boolean
  /** Refused when truthy, likewise. */
  submitUrl?: string
}
