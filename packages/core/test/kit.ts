import { onTestFinished } from "vitest"
import type { KitConfig } from "../src/config.js"
import { createKit, type Kit } from "../src/kit.js"
import { networks } from "../src/networks.js"

/** A kit on Testnet that keeps nothing, and ends with the test. */
export function kitOf(wallets: KitConfig["wallets"], config: Partial<KitConfig> = {}): Kit {
  const kit = createKit({ network: networks.Testnet, wallets, storage: null, ...config })
  onTestFinished(() => kit.destroy())
  return kit
}
