import type { SandboxConfig } from "../config.js"
import { sandboxAccounts } from "../wallet/keys.js"
import type { ModelOptions } from "../wallet/model.js"
import { hotQuirks } from "./quirks.js"

/** What HOT's model is made of. It knows Public alone; at first its widget is there, its extension is not. */
export function hotOptions(config: SandboxConfig): ModelOptions {
  return {
    wallet: "hot",
    accounts: sandboxAccounts,
    networks: config.networks.filter(({ id }) => id === "public"),
    quirks: hotQuirks,
    initial: { network: "public", installed: false },
  }
}
