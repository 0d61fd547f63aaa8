import type { ButtonTheme, ModalTheme } from "../contract/themes.js"
import type {
  CallOptions,
  RequiredCapability,
  SignOptions,
  WalletCard,
  WalletModule,
} from "../contract/wallet.js"
import type { Network } from "../networks/networks.js"
import type { Ed25519Fallback } from "../verify/ed25519.js"
import type { AnalyticsSink } from "./analytics.js"
import type { KitStorage, Remembered } from "./persistence.js"

/** Configuration of a kit. */
export interface KitConfig {
  /** Passphrase of the initial network: one of the five in core's `networks`, or one declared below. */
  network: string
  /**
   * The app's networks, each declared once with its name and services. They may rename the five known networks and add
   * others. A known network may be left out; it then has no Horizon.
   */
  networks?: readonly Network[]
  /** Short form for an app with one known network: the Horizon of `network`, if `networks` does not declare it. */
  horizonUrl?: string
  /** The wallets that the app allows, in list order: cards, or modules, which need no loading. */
  wallets: readonly (WalletCard | WalletModule)[]
  /** Capabilities that this app requires. A wallet that lacks one is listed as such and cannot be connected. */
  requiredCapabilities?: readonly RequiredCapability[]
  /** `productId` of the initially selected wallet. */
  selectedWalletId?: string
  modalTheme?: Partial<ModalTheme>
  buttonTheme?: Partial<ButtonTheme>
  /**
   * Where used wallets and the last connection are stored: `localStorage` by default; null to store nothing. The
   * connection is read at once, so that the first frame shows it. An asynchronous storage's is shown once it has
   * answered.
   */
  storage?: KitStorage | null
  /**
   * Which events from the origin's other tabs this tab follows. Default `disconnect`. A custom `storage` is followed if
   * it uses the kit's key names in `localStorage`, with or without a prefix.
   */
  sync?: "disconnect" | "session" | "off"
  /**
   * A connection that the app knows by other means; a server renders it as `restoring`. `rememberedConnection` reads it
   * from a cookie.
   */
  remembered?: Remembered | undefined
  /** Verifies Ed25519 if the browser's WebCrypto cannot: `() => import("@noble/ed25519")`, version 2.3 or newer. */
  ed25519?: Ed25519Fallback
  /** Receives analytics events. Called only on localhost and over https. The kit sends them nowhere else. */
  analytics?: AnalyticsSink
  /**
   * `off` trusts every wallet without checking. For fee bumps and multisig services, use `allowAltered` per call
   * instead.
   */
  verify?: "on" | "off"
}

/** Options of a call to the kit. The kit itself adds the window and the screen before it calls the wallet. */
export type KitCallOptions = Pick<CallOptions, "signal">

/** Options of `connect`. */
export interface ConnectOptions extends KitCallOptions {
  /** The derivation path of a hardware wallet's account. */
  path?: string
  /** The account to change to, one of those that the connected wallet shares (`capabilities.accounts`). */
  address?: string
  /** How to reach the wallet: "phone" for its app on a phone, if its descriptor has `phone`. Default: as fits the device. */
  transport?: string
  /** Keep the active connection too, as an inactive one. Without it, the new connection replaces the active one. */
  add?: boolean
}

/** Options of a signature request. Network and address default to the kit's. */
export type KitRequestOptions = KitCallOptions & Omit<SignOptions, keyof CallOptions>

/** Options of an authorization's signature. */
export interface KitAuthEntryOptions extends KitRequestOptions {
  /**
   * For whom the account signs, if not for itself: a contract (`C…`) whose delegate or signer it is (CAP-71), or an account
   * (`G…`) that it is a signer of. A preimage of type 10 must name this address, else the call is `wrong-account`; type 9
   * names none. `true` accepts the account itself and whichever contract the preimage names. The signature is verified for
   * the account.
   */
  onBehalfOf?: string | true
}

/** Options of a transaction signature. */
export interface KitSignOptions extends KitRequestOptions {
  /**
   * Accept, for this call, a reply that differs from the envelope sent. Three differences are allowed:
   *
   * - other signatures on the same transaction: a co-signer's, fewer, or none yet (a multisig service that answers
   * before the account has signed);
   * - a fee bump around the same transaction, whatever signatures are inside and outside;
   * - another transaction, only with a new and valid signature of the requested account (`verified: "altered"`).
   *
   * The first two are `verified: "signature"` if the account's own valid signature is on the same transaction, else
   * `"body"`. Everything else is still rejected: another transaction without that signature (`altered`), and a
   * signature with the account's hint that is not valid (`bad-signature`, `wrong-network`).
   */
  allowAltered?: boolean
  /** Rejected if truthy: the kit signs, and the app submits. */
  submit?: boolean
  /** Rejected if truthy, like `submit`. */
  submitUrl?: string
}
