import type { SandboxConfig } from "../config.js"
import { sandboxAccounts } from "../wallet/keys.js"
import type { ModelOptions } from "../wallet/model.js"
import { xbullQuirks } from "./quirks.js"

/** What xBull's model is made of: at first it is a web page alone, its extension is not installed. */
export function xbullOptions(config: SandboxConfig): ModelOptions {
  return {
    wallet: "xbull",
    accounts: sandboxAccounts,
    networks: config.networks,
    quirks: xbullQuirks,
    initial: { network: "testnet", installed: false, authEntry: [] },
  }
}
