import type { SandboxNetwork } from "../config.js"

const PUBLIC = "Public Global Stellar Network ; September 2015"
const TESTNET = "Test SDF Network ; September 2015"

/** The network that a page's word means. Returns null for an unknown word if RA2 is off. */
export function networkOf(word: string, isTestnetByDefault: boolean): "public" | "testnet" | null {
  if (word === PUBLIC || word.toLowerCase().includes("main")) return "public"
  if (word === TESTNET || word === "testnet" || isTestnetByDefault) return "testnet"
  return null
}

/** The `network` of its reply. It supports two. */
export function networkDetails({ id, passphrase }: SandboxNetwork): Record<string, string> {
  return { passphrase, network: id === "public" ? "MAINNET" : "TESTNET" }
}
