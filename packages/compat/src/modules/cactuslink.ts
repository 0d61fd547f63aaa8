import { cactusLink } from "@alidade/wallets/cactuslink"
import { OwnModule } from "../kit/own-module.js"

/** The `productId` of Cactus Link. */
export const CACTUSLINK_ID = "cactuslink"

/** Cactus Link. */
export class CactusLinkModule extends OwnModule {
  constructor() {
    super(cactusLink())
  }
}
