import type { ModuleInterface } from "../kit/types.js"
import type { StellarWalletsKitModule } from "../module.js"
import type { SwkAppTheme } from "./themes.js"

export { type ISupportedWallet, type ModuleInterface, ModuleType } from "../kit/types.js"
export { SwkAppDarkTheme, SwkAppLightTheme, type SwkAppTheme } from "./themes.js"

/** The networks, by passphrase. */
export enum Networks {
  PUBLIC = "Public Global Stellar Network ; September 2015",
  TESTNET = "Test SDF Network ; September 2015",
  FUTURENET = "Test SDF Future Network ; October 2022",
  SANDBOX = "Local Sandbox Stellar Network ; September 2022",
  STANDALONE = "Standalone Network ; February 2017",
}

/** The fields of the errors that the kit throws. They are `WalletError` of `@alidade/core`. */
export interface IKitError {
  /** -1 internal, -2 external service, -3 bad request, -4 rejected by the user. */
  code: number
  message: string
  /** The wallet's own data. */
  // biome-ignore lint/suspicious/noExplicitAny: version 2 says string, and passes on whatever the wallet sends
  ext?: any
}

/** The kit's events. */
export enum KitEventType {
  STATE_UPDATED = "STATE_UPDATE",
  WALLET_SELECTED = "WALLET_SELECTED",
  DISCONNECT = "DISCONNECT",
}

/** The account or the network has changed. */
export type KitEventStateUpdated = {
  eventType: KitEventType.STATE_UPDATED
  payload: { address: string | undefined; networkPassphrase: string }
}

/** Another wallet was selected. */
export type KitEventWalletSelected = {
  eventType: KitEventType.WALLET_SELECTED
  payload: { id: string | undefined }
}

/** A connection has ended. */
export type KitEventDisconnected = {
  eventType: KitEventType.DISCONNECT
  payload: Record<PropertyKey, never>
}

/** Any event of the kit. */
export type KitEvent = KitEventStateUpdated | KitEventWalletSelected | KitEventDisconnected

/** What a module reports when its wallet has changed. */
export interface IOnChangeEvent {
  address: string
  /** The network's name in the wallet. */
  network: string
  networkPassphrase: string
  error?: IKitError
}

/** A module of a device with many accounts. */
export interface HardwareWalletModuleInterface extends ModuleInterface {
  /** Ten accounts, from page 0. */
  getAddresses(page?: number): Promise<{ publicKey: string; index: number }[]>
}

/** The settings of the kit. */
export interface StellarWalletsKitInitParams {
  /** The wallets, in list order: this package's modules, the app's own, and those of Stellar-Wallets-Kit. */
  modules: StellarWalletsKitModule[]
  /** `productId` of the initially selected wallet. */
  selectedWalletId?: string
  /** Default: the public network. */
  network?: Networks
  theme?: SwkAppTheme
  /** Has no counterpart: the picker marks missing wallets, and links to their websites. */
  authModal?: { showInstallLabel?: boolean; hideUnsupportedWallets?: boolean }
}

/** Options of the dialog. The dialog is always modal, so `container` has no effect. */
export type AuthModalParams = { container?: HTMLElement }

/** Options of the account's menu. */
export type ProfileModalParams = { container?: HTMLElement }
