import type { SandboxConfig } from "../config.js"
import { createBrain } from "../wallet/brain.js"
import { sandboxAccounts } from "../wallet/keys.js"
import { showWhenAsked } from "../wallet/show-when-asked.js"
import type { SimulatedWallet } from "../wallet/simulated.js"
import { runContentScript } from "./content-script.js"
import { markMobileBrowser } from "./mobile.js"
import { freighterQuirks } from "./quirks.js"

const PRODUCT_NAME = "Freighter"

/** Puts a simulated Freighter, set to Testnet, into a page. It answers from this tick on. */
export function installFreighter(config: SandboxConfig, page: Window): SimulatedWallet {
  const brain = createBrain({
    wallet: "freighter",
    accounts: sandboxAccounts,
    networks: config.networks,
    quirks: freighterQuirks,
    initial: { network: "testnet" },
    storage: storageOf(page),
  })
  const unload = [
    runContentScript(brain, page),
    markMobileBrowser(brain, page),
    showWhenAsked(brain, PRODUCT_NAME),
  ]
  return {
    ...brain,
    productName: PRODUCT_NAME,
    refresh: async () => brain.getState(),
    uninstall() {
      for (const undo of unload) undo()
      brain.destroy()
    },
  }
}

/** A page without an origin has a `localStorage` that throws. */
function storageOf(page: Window): Storage | null {
  try {
    return page.localStorage
  } catch {
    return null
  }
}
