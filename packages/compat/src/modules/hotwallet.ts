import { hot } from "@alidade/wallets/hot"
import { OwnModule } from "../kit/own-module.js"

/** HOT Wallet's `productId`. */
export const HOTWALLET_ID = "hot-wallet"

/** HOT Wallet. */
export class HotWalletModule extends OwnModule {
  constructor() {
    super(hot())
  }
}
