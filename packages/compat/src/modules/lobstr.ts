import { lobstr } from "@alidade/wallets/lobstr"
import { OwnModule } from "../kit/own-module.js"

/** LOBSTR's `productId`. */
export const LOBSTR_ID = "lobstr"

/** LOBSTR. */
export class LobstrModule extends OwnModule {
  constructor() {
    super(lobstr())
  }
}
