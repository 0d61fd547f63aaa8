import type { SandboxConfig } from "../config.js"
import { sandboxAccounts } from "../wallet/keys.js"
import type { ModelOptions } from "../wallet/model.js"
import { albedoQuirks } from "./quirks.js"

/** What Albedo's model is made of. It knows two networks, and each request says which (AL6). */
export function albedoOptions(config: SandboxConfig): ModelOptions {
  return {
    wallet: "albedo",
    accounts: sandboxAccounts,
    networks: config.networks.filter(({ id }) => id !== "local"),
    quirks: albedoQuirks,
    initial: { network: "testnet" },
  }
}
