import type { SandboxConfig } from "../config.js"
import type { ExtensionPlace } from "../wallet/extension-page.js"
import { installWallet, type SimulatedWallet } from "../wallet/install-wallet.js"
import { runContentScript } from "./content-script.js"
import { markMobileBrowser } from "./mobile.js"
import { freighterQuirks } from "./quirks.js"

/** Puts a simulated Freighter, set to Testnet, into a page. It answers from this tick on. */
export function installFreighter(config: SandboxConfig, place: ExtensionPlace): SimulatedWallet {
  return installWallet(place, {
    wallet: "freighter",
    productName: "Freighter",
    networks: config.networks,
    quirks: freighterQuirks,
    initial: { network: "testnet" },
    scripts: [runContentScript, markMobileBrowser],
  })
}
