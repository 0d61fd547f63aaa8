import { UnsupportedModule } from "../kit/unsupported-module.js"

/** The `productId` of Scopuly. */
export const SCOPULY_ID = "scopuly"

/** Scopuly. Alidade has no client for it: its calls throw `unsupported` with the remedy. */
export class ScopulyModule extends UnsupportedModule {
  constructor() {
    super({
      productId: SCOPULY_ID,
      productName: "Scopuly",
      productUrl: "https://extension.scopuly.com",
      className: "ScopulyModule",
    })
  }
}
