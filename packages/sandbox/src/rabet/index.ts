import type { SandboxConfig } from "../config.js"
import type { ExtensionPlace } from "../wallet/extension-page.js"
import { installWallet, type SimulatedWallet } from "../wallet/install-wallet.js"
import { runContentScript } from "./content-script.js"
import { rabetQuirks } from "./quirks.js"

/** Puts a simulated Rabet, set to Testnet, into a page. It knows Public and Testnet alone. */
export function installRabet(config: SandboxConfig, place: ExtensionPlace): SimulatedWallet {
  return installWallet(place, {
    wallet: "rabet",
    productName: "Rabet",
    networks: config.networks.filter(({ id }) => id !== "local"),
    quirks: rabetQuirks,
    initial: { network: "testnet", authEntry: [] },
    scripts: [runContentScript],
  })
}
