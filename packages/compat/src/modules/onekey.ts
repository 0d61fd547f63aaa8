import { onekey } from "@alidade/wallets/onekey"
import { OwnModule } from "../kit/own-module.js"

/** The `productId` of OneKey Wallet. */
export const ONEKEY_ID = "onekey"

/** OneKey Wallet. */
export class OneKeyModule extends OwnModule {
  constructor() {
    super(onekey())
  }
}
