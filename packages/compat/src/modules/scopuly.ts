import { scopuly } from "@alidade/wallets/scopuly"
import { OwnModule } from "../kit/own-module.js"

/** The `productId` of Scopuly. */
export const SCOPULY_ID = "scopuly"

/** Scopuly. */
export class ScopulyModule extends OwnModule {
  constructor() {
    super(scopuly())
  }
}
