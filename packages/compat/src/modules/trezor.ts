import { UnsupportedModule } from "../kit/unsupported-module.js"

/** A Trezor's `productId`. */
export const TREZOR_ID = "TREZOR"

/** What Trezor's library is started with. */
export interface ITrezorModuleParams {
  appUrl: string
  appName: string
  email: string
  debug?: boolean
  lazyLoad?: boolean
  coreMode?: "auto" | "iframe" | "popup"
}

/** Trezor's hardware wallets. Alidade has no client for them: its calls throw `unsupported` with the remedy. */
export class TrezorModule extends UnsupportedModule {
  constructor(_params: ITrezorModuleParams) {
    super({
      productId: TREZOR_ID,
      productName: "Trezor",
      productUrl: "https://www.trezor.com",
      moduleType: "HW_WALLET",
      className: "TrezorModule",
    })
  }
}
