import { createHash } from "node:crypto"
import { hash, Keypair, Networks, TransactionBuilder } from "@stellar/stellar-sdk"
import type { WalletChange, WalletModule } from "../src/contract/wallet.js"

/** The example key published by SEP-53; it is never used elsewhere. */
export const keys: Keypair = Keypair.fromSecret(
  "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW",
)
/** Another account. */
export const otherKeys: Keypair = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 7))

/** A wallet module with real keys, whose answers a test controls. */
export interface TestWallet extends WalletModule {
  /** Reports a change in the wallet to the kit. */
  change(change: WalletChange): void
  /** The methods that were called. */
  calls: string[]
}

/** A wallet that is available, approves everything, and signs correctly, except for the overrides. */
export function testWallet(overrides: Partial<WalletModule> = {}): TestWallet {
  const listeners = new Set<(change: WalletChange) => void>()
  const calls: string[] = []
  const note = <T>(name: string, value: T): T => {
    calls.push(name)
    return value
  }
  return {
    productId: "test",
    productName: "Test Wallet",
    productUrl: "https://wallet.example",
    productIcon: "icon.svg",
    moduleType: "HOT_WALLET",
    capabilities: { network: "binding", silentRestore: true },
    isAvailable: async () => true,
    getAddress: async () => note("getAddress", { address: keys.publicKey() }),
    restore: async () => note("restore", { address: keys.publicKey() }),
    getNetwork: async () => ({ network: "TESTNET", networkPassphrase: Networks.TESTNET }),
    signTransaction: async (xdr, options) => {
      calls.push("signTransaction")
      const tx = TransactionBuilder.fromXDR(xdr, options?.networkPassphrase ?? Networks.PUBLIC)
      tx.sign(keys)
      return { signedTxXdr: tx.toXDR(), signerAddress: keys.publicKey() }
    },
    signAuthEntry: async (preimage) => {
      calls.push("signAuthEntry")
      const signature = keys.sign(hash(Buffer.from(preimage, "base64")))
      return { signedAuthEntry: Buffer.from(signature).toString("base64") }
    },
    signMessage: async (message) => {
      calls.push("signMessage")
      const digest = createHash("sha256").update(`Stellar Signed Message:\n${message}`).digest()
      return { signedMessage: Buffer.from(keys.sign(digest)).toString("base64") }
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    calls,
    change: (change) => {
      for (const listener of listeners) listener(change)
    },
    ...overrides,
  }
}

/** A storage in memory. */
export function memoryStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string): string | null => map.get(key) ?? null,
    setItem: (key: string, value: string): void => void map.set(key, value),
    removeItem: (key: string): void => void map.delete(key),
  }
}
