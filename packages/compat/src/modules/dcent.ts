import { dcent } from "@alidade/wallets/dcent"
import { OwnModule } from "../kit/own-module.js"

/** The `productId` of D'CENT Wallet. */
export const DCENT_ID = "dcent"

/** D'CENT Wallet. */
export class DcentModule extends OwnModule {
  constructor() {
    super(dcent())
  }
}
