import { UnsupportedModule } from "../kit/unsupported-module.js"

/** The `productId` of OneKey Wallet. */
export const ONEKEY_ID = "onekey"

/** OneKey Wallet. Alidade has no client for it: its calls throw `unsupported` with the remedy. */
export class OneKeyModule extends UnsupportedModule {
  constructor() {
    super({
      productId: ONEKEY_ID,
      productName: "OneKey Wallet",
      productUrl: "https://onekey.so",
      className: "OneKeyModule",
    })
  }
}
