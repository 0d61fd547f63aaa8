import type { SandboxConfig } from "../config.js"
import type { BrainOptions } from "../wallet/brain.js"
import { sandboxAccounts } from "../wallet/keys.js"
import { xbullQuirks } from "./quirks.js"

/** What xBull's brain is made of: at first it is a web page alone, its extension is not installed. */
export function xbullOptions(config: SandboxConfig): BrainOptions {
  return {
    wallet: "xbull",
    accounts: sandboxAccounts,
    networks: config.networks,
    quirks: xbullQuirks,
    initial: { network: "testnet", installed: false, authEntry: [] },
  }
}
