import { fordefi } from "@alidade/wallets/fordefi"
import { OwnModule } from "../kit/own-module.js"

/** The `productId` of Fordefi. */
export const FORDEFI_ID = "fordefi"

/** Fordefi. */
export class FordefiModule extends OwnModule {
  constructor() {
    super(fordefi())
  }
}
