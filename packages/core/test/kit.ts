import { onTestFinished } from "vitest"
import { createKit } from "../src/kit.js"
import type { Kit } from "../src/kit-interface.js"
import { networks } from "../src/networks/networks.js"
import type { KitConfig } from "../src/state/config.js"

/** A Testnet kit that stores nothing and is destroyed after the test. */
export function kitOf(wallets: KitConfig["wallets"], config: Partial<KitConfig> = {}): Kit {
  const kit = createKit({ network: networks.Testnet, wallets, storage: null, ...config })
  onTestFinished(() => kit.destroy())
  return kit
}
