import { hana } from "@alidade/wallets/hana"
import { OwnModule } from "../kit/own-module.js"

/** Hana Wallet's `productId`. */
export const HANA_ID = "hana"

/** Hana Wallet. */
export class HanaModule extends OwnModule {
  constructor() {
    super(hana())
  }
}
