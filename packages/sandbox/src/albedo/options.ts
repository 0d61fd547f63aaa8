import type { SandboxConfig } from "../config.js"
import type { BrainOptions } from "../wallet/brain.js"
import { sandboxAccounts } from "../wallet/keys.js"
import { albedoQuirks } from "./quirks.js"

/** What Albedo's brain is made of. It knows two networks, and each request says which (AL6). */
export function albedoOptions(config: SandboxConfig): BrainOptions {
  return {
    wallet: "albedo",
    accounts: sandboxAccounts,
    networks: config.networks.filter(({ id }) => id !== "local"),
    quirks: albedoQuirks,
    initial: { network: "testnet" },
  }
}
