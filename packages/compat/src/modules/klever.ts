import { klever } from "@alidade/wallets/klever"
import { OwnModule } from "../kit/own-module.js"

/** The `productId` of Klever Wallet. */
export const KLEVER_ID = "klever"

/** Klever Wallet. */
export class KleverModule extends OwnModule {
  constructor() {
    super(klever())
  }
}
