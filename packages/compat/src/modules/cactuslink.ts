import { UnsupportedModule } from "../kit/unsupported-module.js"

/** The `productId` of Cactus Link. */
export const CACTUSLINK_ID = "cactuslink"

/** Cactus Link. Alidade has no client for it: its calls throw `unsupported` with the remedy. */
export class CactusLinkModule extends UnsupportedModule {
  constructor() {
    super({
      productId: CACTUSLINK_ID,
      productName: "Cactus Link",
      productUrl: "https://www.mycactus.com",
      className: "CactusLinkModule",
    })
  }
}
