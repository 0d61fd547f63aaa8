import { ledger } from "@alidade/wallets/ledger"
import { OwnModule } from "../kit/own-module.js"

/** A Ledger's `productId`. */
export const LEDGER_ID = "LEDGER"

/** Ledger's hardware wallets. It needs no `Buffer` polyfill. */
export class LedgerModule extends OwnModule {
  constructor() {
    super(ledger())
  }

  /** Ten accounts of the device, from page 0. */
  async getAddresses(page = 0): Promise<{ publicKey: string; index: number }[]> {
    const accounts = await this.call((module, options) => module.getAddresses?.(page, options))
    return [...accounts]
  }
}
