import { UnsupportedModule } from "../kit/unsupported-module.js"

/** The `productId` of Bitget Wallet. */
export const BITGET_WALLET_ID = "BitgetWallet"

/** Bitget Wallet. Alidade has no client for it: its calls throw `unsupported` with the remedy. */
export class BitgetModule extends UnsupportedModule {
  constructor() {
    super({
      productId: BITGET_WALLET_ID,
      productName: "Bitget Wallet",
      productUrl: "https://web3.bitget.com",
      className: "BitgetModule",
    })
  }
}
