import type { SandboxConfig } from "../config.js"
import { type Brain, createBrain } from "../wallet/brain.js"
import { sandboxAccounts } from "../wallet/keys.js"
import type { SimulatedWallet } from "../wallet/simulated.js"
import { inFront } from "../wallet/verdicts.js"
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
    showWindowsWhenAsked(brain),
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

/** The windows' code is loaded when there is first something to show. */
function showWindowsWhenAsked(brain: Brain): () => void {
  let stop: (() => void) | null = brain.subscribe(load)
  async function load(): Promise<void> {
    if (!inFront(brain.getState())) return
    stop?.()
    const { showWindows } = await import("../wallet/window.js")
    if (stop) stop = showWindows(brain, PRODUCT_NAME)
  }
  return () => {
    stop?.()
    stop = null
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
