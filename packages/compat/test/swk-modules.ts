import {
  Account,
  BASE_FEE,
  hash,
  Keypair,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import type { StellarWalletsKitModule } from "../src/module.js"

/** The example key published by SEP-53; it is never used elsewhere. */
export const keys: Keypair = Keypair.fromSecret(
  "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW",
)
/** Its address. */
export const ADDRESS: string = keys.publicKey()

/** An envelope of that account. */
export function envelope(networkPassphrase: string = Networks.TESTNET): string {
  return new TransactionBuilder(new Account(ADDRESS, "1"), { fee: BASE_FEE, networkPassphrase })
    .addOperation(Operation.bumpSequence({ bumpTo: "2" }))
    .setTimeout(0)
    .build()
    .toXdr()
}

/** Signs an envelope as a wallet does. */
function signEnvelope(xdr: string, networkPassphrase: string, key: Keypair = keys): string {
  const transaction = TransactionBuilder.fromXdr(xdr, networkPassphrase)
  transaction.sign(key)
  return transaction.toXdr()
}

/** Whether the account has signed the envelope. */
export function isSigned(xdr: string, networkPassphrase: string = Networks.TESTNET): boolean {
  const transaction = TransactionBuilder.fromXdr(xdr, networkPassphrase)
  return transaction.signatures.some(({ signature }) => keys.verify(transaction.hash(), signature))
}

/** The SEP-53 signature of a text. */
function signText(text: string): Uint8Array {
  return keys.sign(hash(new TextEncoder().encode(`Stellar Signed Message:\n${text}`)))
}

/** The options of a signature in those kits. */
type SignOpts = { networkPassphrase?: string; address?: string; path?: string }

/**
 * A module in the style of those kits: a class with fields, and methods that use `this`. Its wallet is an extension that
 * gets each call by `postMessage`, so options that cannot be cloned throw. `received` has those options.
 */
export class ExtensionModule implements StellarWalletsKitModule {
  moduleType = "HOT_WALLET"
  productId = "acme"
  productName = "Acme"
  productUrl = "https://acme.example"
  productIcon = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
  received: unknown[] = []
  network: string = Networks.TESTNET
  /** What the wallet throws, if it does. */
  failure: unknown

  private post(options: unknown): void {
    this.received.push(structuredClone(options))
    if (this.failure) throw this.failure
  }
  async isAvailable(): Promise<boolean> {
    return true
  }
  async getAddress(params: { skipRequestAccess?: boolean }): Promise<{ address: string }> {
    this.post(params)
    // Like Freighter's module, without a check whether there are parameters.
    if (params.skipRequestAccess) throw { code: -3, message: "Request access first." }
    return { address: ADDRESS }
  }
  async signTransaction(xdr: string, opts?: SignOpts): Promise<{ signedTxXdr: string }> {
    this.post(opts)
    return { signedTxXdr: signEnvelope(xdr, opts?.networkPassphrase ?? Networks.PUBLIC) }
  }
  async signAuthEntry(): Promise<{ signedAuthEntry: string }> {
    throw { code: -3, message: 'Acme does not support the "signAuthEntry" function' }
  }
  async signMessage(message: string, opts?: SignOpts): Promise<{ signedMessage: string }> {
    this.post(opts)
    return { signedMessage: Buffer.from(signText(message)).toString("hex") }
  }
  async getNetwork(): Promise<{ network: string; networkPassphrase: string }> {
    return { network: "TESTNET", networkPassphrase: this.network }
  }
}

/** The key of a device's account. */
export function deviceKey(index: number): Keypair {
  return index === 1 ? keys : Keypair.fromRawEd25519Seed(Buffer.alloc(32, index + 10))
}

/** A module of a device, as in 2.x: no address without a path, ten accounts per page, and paths from the root. */
export class DeviceModule implements StellarWalletsKitModule {
  moduleType = "HW_WALLET"
  productId = "DEVICE"
  productName = "Device"
  productUrl = "https://device.example"
  productIcon = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
  paths: (string | undefined)[] = []
  pages: number[] = []

  private keyAt(path?: string): Keypair {
    this.paths.push(path)
    const index = /^m\/44'\/148'\/(\d+)'$/.exec(path ?? "")?.[1]
    if (index === undefined) throw new Error("No mnemonic path has been selected.")
    return deviceKey(Number(index))
  }
  async isAvailable(): Promise<boolean> {
    return true
  }
  async getAddress(opts?: { path?: string }): Promise<{ address: string }> {
    return { address: this.keyAt(opts?.path).publicKey() }
  }
  async getAddresses(page = 0): Promise<{ publicKey: string; index: number }[]> {
    this.pages.push(page)
    return Array.from({ length: 10 }, (_, offset) => {
      const index = page * 10 + offset
      return { publicKey: deviceKey(index).publicKey(), index }
    })
  }
  async signTransaction(xdr: string, opts?: SignOpts): Promise<{ signedTxXdr: string }> {
    const key = this.keyAt(opts?.path)
    return { signedTxXdr: signEnvelope(xdr, opts?.networkPassphrase ?? Networks.PUBLIC, key) }
  }
  async signAuthEntry(): Promise<{ signedAuthEntry: string }> {
    throw { code: -3, message: 'Devices do not support the "signAuthEntry" method' }
  }
  async signMessage(): Promise<{ signedMessage: string }> {
    throw { code: -3, message: 'Devices do not support the "signMessage" method' }
  }
  async getNetwork(): Promise<{ network: string; networkPassphrase: string }> {
    throw { code: -3, message: 'Devices do not support the "getNetwork" method' }
  }
}
