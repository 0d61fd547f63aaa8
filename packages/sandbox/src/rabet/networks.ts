import type { SandboxNetwork } from "../config.js"

const PUBLIC = "Public Global Stellar Network ; September 2015"
const TESTNET = "Test SDF Network ; September 2015"

/** The network that a word of a page means; null for one that it refuses, which it only does with RA2 off. */
export function networkOf(word: string, isTestnetByDefault: boolean): "public" | "testnet" | null {
  if (word === PUBLIC || word.toLowerCase().includes("main")) return "public"
  if (word === TESTNET || word === "testnet" || isTestnetByDefault) return "testnet"
  return null
}

/** The `network` of its answer. It knows two. */
export function networkDetails({ id, passphrase }: SandboxNetwork): Record<string, string> {
  return { passphrase, network: id === "public" ? "MAINNET" : "TESTNET" }
}
