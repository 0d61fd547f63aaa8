import { UnsupportedModule } from "../kit/unsupported-module.js"

/** The `productId` of Fordefi. */
export const FORDEFI_ID = "fordefi"

/** Fordefi. Alidade has no client for it: its calls throw `unsupported` with the remedy. */
export class FordefiModule extends UnsupportedModule {
  constructor() {
    super({
      productId: FORDEFI_ID,
      productName: "Fordefi",
      productUrl: "https://www.fordefi.com",
      className: "FordefiModule",
    })
  }
}
