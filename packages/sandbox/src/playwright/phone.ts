import { randomUUID } from "node:crypto"
import type { SandboxConfig } from "../config.js"
import { createModel } from "../wallet/create-model.js"
import type { SandboxAccount } from "../wallet/keys.js"
import { phoneNetworks } from "../walletconnect/chains.js"
import type { ClientStorage } from "../walletconnect/client.js"
import { type PhoneActions, startPhone } from "../walletconnect/phone.js"
import { phoneQuirks } from "../walletconnect/quirks.js"
import { driveControls } from "./drive-controls.js"
import type { WalletDriver } from "./driver.js"

/** Drives the simulated phone, which has additional actions. */
export interface PhoneDriver extends WalletDriver, PhoneActions {}

/**
 * Starts a simulated phone in the test's process. Its client is loaded with the first code that it scans. It shows no
 * window: its requests wait for the driver.
 */
export function startTestPhone(
  config: SandboxConfig,
  accounts: readonly SandboxAccount[],
): { phone: PhoneDriver; stop: () => void } {
  const model = createModel({
    wallet: "phone",
    accounts,
    networks: phoneNetworks(config.networks),
    quirks: phoneQuirks,
  })
  const { stop, ...actions } = startPhone(model, config, {
    prefix: `alidade-test-phone-${randomUUID()}`,
    storage: storageInMemory(),
  })
  return {
    phone: { ...driveControls("phone", model), ...actions },
    stop() {
      stop()
      model.destroy()
    },
  }
}

function storageInMemory(): ClientStorage {
  const stored = new Map<string, unknown>()
  return {
    getKeys: async () => [...stored.keys()],
    getEntries: async <Value>() => [...stored] as [string, Value][],
    getItem: async <Value>(key: string) => stored.get(key) as Value | undefined,
    setItem: async (key, value) => void stored.set(key, structuredClone(value)),
    removeItem: async (key) => void stored.delete(key),
  }
}
