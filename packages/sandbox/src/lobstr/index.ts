import type { SandboxConfig } from "../config.js"
import type { ExtensionPlace } from "../wallet/extension-page.js"
import { installWallet, type SimulatedWallet } from "../wallet/install-wallet.js"
import { runContentScript } from "./content-script.js"
import { lobstrQuirks } from "./quirks.js"

/** Puts a simulated LOBSTR, paired with its phone, into a page. It knows Public alone, and answers from this tick on. */
export function installLobstr(config: SandboxConfig, place: ExtensionPlace): SimulatedWallet {
  return installWallet(place, {
    wallet: "lobstr",
    productName: "LOBSTR",
    networks: config.networks.filter(({ id }) => id === "public"),
    quirks: lobstrQuirks,
    initial: { network: "public", authEntry: [] },
    scripts: [runContentScript],
  })
}
