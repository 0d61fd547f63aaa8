import { albedoQuirks } from "./albedo/quirks.js"
import type { SandboxConfig } from "./config.js"
import { hotQuirks } from "./hot/quirks.js"
import { sandboxAccounts } from "./wallet/keys.js"
import type { ModelOptions } from "./wallet/model.js"
import { xbullQuirks } from "./xbull/quirks.js"

/** What the models of the wallets that are web pages are made of, by the name that stands in their URLs. */
export const webWallets: Readonly<
  Record<"albedo" | "xbull" | "hot", (config: SandboxConfig) => ModelOptions>
> = {
  /** It knows two networks, and each request says which (AL6). */
  albedo: ({ networks }) => ({
    wallet: "albedo",
    accounts: sandboxAccounts,
    networks: networks.filter(({ id }) => id !== "local"),
    quirks: albedoQuirks,
    initial: { network: "testnet" },
  }),
  /** At first it is a web page alone: its extension is not installed. */
  xbull: ({ networks }) => ({
    wallet: "xbull",
    accounts: sandboxAccounts,
    networks,
    quirks: xbullQuirks,
    initial: { network: "testnet", installed: false, authEntry: [] },
  }),
  /** It knows Public alone; at first its widget is there, its extension is not. */
  hot: ({ networks }) => ({
    wallet: "hot",
    accounts: sandboxAccounts,
    networks: networks.filter(({ id }) => id === "public"),
    quirks: hotQuirks,
    initial: { network: "public", installed: false },
  }),
}
