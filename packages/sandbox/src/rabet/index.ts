import type { SandboxConfig } from "../config.js"
import { installExtension } from "../wallet/extension.js"
import type { ExtensionPlace } from "../wallet/extension-page.js"
import type { SimulatedWallet } from "../wallet/simulated-wallet.js"
import { runContentScript } from "./content-script.js"
import { rabetQuirks } from "./quirks.js"

/** Puts a simulated Rabet, set to Testnet, into a page. It knows Public and Testnet alone. */
export function installRabet(config: SandboxConfig, place: ExtensionPlace): SimulatedWallet {
  return installExtension(place, {
    wallet: "rabet",
    productName: "Rabet",
    networks: config.networks.filter(({ id }) => id !== "local"),
    quirks: rabetQuirks,
    initial: { network: "testnet", authEntry: [] },
    scripts: [runContentScript],
  })
}
