import { xbull } from "@alidade/wallets/xbull"
import { OwnModule } from "../kit/own-module.js"

/** xBull's `productId`. */
export const XBULL_ID = "xbull"

/** xBull. */
export class xBullModule extends OwnModule {
  constructor() {
    super(xbull())
  }
}
