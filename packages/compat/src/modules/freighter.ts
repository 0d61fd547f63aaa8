import { freighter } from "@alidade/wallets/freighter"
import { OwnModule } from "../kit/own-module.js"

/** Freighter's `productId`. */
export const FREIGHTER_ID = "freighter"

/** Freighter. */
export class FreighterModule extends OwnModule {
  constructor() {
    super(freighter())
  }
}
