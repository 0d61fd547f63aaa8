import { onTestFinished } from "vitest"
import type { KitConfig } from "../src/config.js"
import { createKit, type Kit } from "../src/kit.js"
import { networks } from "../src/networks.js"

/** A Testnet kit that stores nothing and is destroyed after the test. */
export function kitOf(wallets: KitConfig["wallets"], config: Partial<KitConfig> = {}): Kit {
  const kit = createKit({ network: networks.Testnet, wallets, storage: null, ...config })
  onTestFinished(() => kit.destroy())
  return kit
}
