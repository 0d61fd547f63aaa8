import { albedoQuirks } from "./albedo/quirks.js"
import type { SandboxConfig } from "./config.js"
import { hotQuirks } from "./hot/quirks.js"
import { sandboxAccounts } from "./wallet/keys.js"
import type { ModelOptions } from "./wallet/model.js"
import { xbullQuirks } from "./xbull/quirks.js"

/** Options for the models of the wallets that are web pages, by their names in URLs. */
export const webWallets: Readonly<
  Record<"albedo" | "xbull" | "hot", (config: SandboxConfig) => ModelOptions>
> = {
  /** Supports two networks; each request names one (AL6). */
  albedo: ({ networks }) => ({
    wallet: "albedo",
    accounts: sandboxAccounts,
    networks: networks.filter(({ id }) => id !== "local"),
    quirks: albedoQuirks,
    initial: { network: "testnet" },
  }),
  /** Starts as a web page only: its extension is not installed. */
  xbull: ({ networks }) => ({
    wallet: "xbull",
    accounts: sandboxAccounts,
    networks,
    quirks: xbullQuirks,
    initial: { network: "testnet", installed: false, authEntry: [] },
  }),
  /** Supports only Public. It starts with its widget, without its extension. */
  hot: ({ networks }) => ({
    wallet: "hot",
    accounts: sandboxAccounts,
    networks: networks.filter(({ id }) => id === "public"),
    quirks: hotQuirks,
    initial: { network: "public", installed: false },
  }),
}
