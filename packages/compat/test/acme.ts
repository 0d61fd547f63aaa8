import { ADDRESS, ICON, signed } from "../../react/test/fixtures.js"
import { type ModuleInterface, ModuleType } from "../src/kit/types.js"
import type { StellarWalletsKitSignOptions } from "../src/module.js"

/** A module that an app wrote for Stellar-Wallets-Kit. Its wallet signs prepared data, unless a test sets `failure`. */
export class AcmeModule implements ModuleInterface {
  moduleType: ModuleType = ModuleType.HOT_WALLET
  productId = "acme"
  productName = "Acme"
  productUrl = "https://acme.example/"
  productIcon: string = ICON
  /** What the wallet throws. */
  failure: unknown
  /** The names of the calls. */
  calls: string[] = []
  /** The network that its wallet is set to. */
  networkPassphrase = "Test SDF Network ; September 2015"

  async isAvailable(): Promise<boolean> {
    return true
  }
  async isPlatformWrapper(): Promise<boolean> {
    return true
  }
  async getAddress(): Promise<{ address: string }> {
    return this.answer("getAddress", { address: ADDRESS })
  }
  async signTransaction(
    _xdr: string,
    _opts?: StellarWalletsKitSignOptions,
  ): Promise<{ signedTxXdr: string }> {
    return this.answer("signTransaction", { signedTxXdr: signed.signedTxXdr })
  }
  async signAuthEntry(_entry: string): Promise<{ signedAuthEntry: string }> {
    return this.answer("signAuthEntry", { signedAuthEntry: signed.signedAuthEntry })
  }
  async signMessage(_message: string): Promise<{ signedMessage: string }> {
    return this.answer("signMessage", { signedMessage: signed.signedMessage })
  }
  async getNetwork(): Promise<{ network: string; networkPassphrase: string }> {
    return { network: "TESTNET", networkPassphrase: this.networkPassphrase }
  }

  private answer<T>(name: string, value: T): T {
    this.calls.push(name)
    if (this.failure) throw this.failure
    return value
  }
}
