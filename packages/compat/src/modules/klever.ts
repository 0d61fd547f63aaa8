import { UnsupportedModule } from "../kit/unsupported-module.js"

/** The `productId` of Klever Wallet. */
export const KLEVER_ID = "klever"

/** Klever Wallet. Alidade has no client for it: its calls throw `unsupported` with the remedy. */
export class KleverModule extends UnsupportedModule {
  constructor() {
    super({
      productId: KLEVER_ID,
      productName: "Klever Wallet",
      productUrl: "https://klever.io",
      className: "KleverModule",
    })
  }
}
