import type { StellarWalletsKitModule } from "../module.js"

/** The type of a wallet. */
export enum ModuleType {
  HW_WALLET = "HW_WALLET",
  HOT_WALLET = "HOT_WALLET",
  BRIDGE_WALLET = "BRIDGE_WALLET",
  AIR_GAPED_WALLET = "AIR_GAPED_WALLET",
}

/** A wallet of the kit, and whether it is available on this page. */
export interface ISupportedWallet {
  /** `productId` of its module. */
  id: string
  name: string
  /** A `ModuleType`. */
  type: string
  isAvailable: boolean
  /** The page is open in the wallet's own browser. False unless the wallet's module reports it. */
  isPlatformWrapper: boolean
  /** URL of an image. */
  icon: string
  /** The wallet's website. */
  url: string
}

/** What an app implements to add a wallet. */
export interface ModuleInterface extends StellarWalletsKitModule {
  moduleType: ModuleType
}

/** A filter of the functions that list modules. */
export interface ModuleFilter {
  filterBy: (module: ModuleInterface) => boolean
}
