import { bitget } from "@alidade/wallets/bitget"
import { OwnModule } from "../kit/own-module.js"

/** The `productId` of Bitget Wallet. */
export const BITGET_WALLET_ID = "BitgetWallet"

/** Bitget Wallet. */
export class BitgetModule extends OwnModule {
  constructor() {
    super(bitget())
  }
}
