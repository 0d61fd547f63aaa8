import type { SandboxConfig } from "../config.js"
import type { ExtensionPlace } from "../wallet/extension-page.js"
import { installWallet, type SimulatedWallet } from "../wallet/install-wallet.js"
import { injectObject } from "./object.js"
import { hanaQuirks } from "./quirks.js"

/** Puts a simulated Hana, set to Testnet, into a page. */
export function installHana(config: SandboxConfig, place: ExtensionPlace): SimulatedWallet {
  return installWallet(place, {
    wallet: "hana",
    productName: "Hana Wallet",
    networks: config.networks,
    quirks: hanaQuirks,
    initial: { network: "testnet" },
    scripts: [injectObject],
  })
}
