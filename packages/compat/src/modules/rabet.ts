import { rabet } from "@alidade/wallets/rabet"
import { OwnModule } from "../kit/own-module.js"

/** Rabet's `productId`. */
export const RABET_ID = "rabet"

/** Rabet. */
export class RabetModule extends OwnModule {
  constructor() {
    super(rabet())
  }
}

/** Rabet's names of its networks. */
export enum RabetNetwork {
  PUBLIC = "mainnet",
  TESTNET = "testnet",
}
