import { UnsupportedModule } from "../kit/unsupported-module.js"

/** The `productId` of D'CENT Wallet. */
export const DCENT_ID = "dcent"

/** D'CENT Wallet. Alidade has no client for it: its calls throw `unsupported` with the remedy. */
export class DcentModule extends UnsupportedModule {
  constructor() {
    super({
      productId: DCENT_ID,
      productName: "D'CENT Wallet",
      productUrl: "https://dcentwallet.com",
      className: "DcentModule",
    })
  }
}
