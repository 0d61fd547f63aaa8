import { type ExtensionDefinition, extensionWallet } from "../wallet/definition.js"
import type { ExtensionPage } from "../wallet/extension-page.js"
import { runContentScript } from "./content-script.js"
import { impersonateFreighter } from "./fordefi.js"
import { markMobileBrowser } from "./mobile.js"
import { freighterQuirks } from "./quirks.js"

/** Freighter rejects Public on plain http, which the sandbox uses. */
export const freighter: ExtensionDefinition<{ page: ExtensionPage; allowHttpOnPublic: boolean }> =
  extensionWallet(
    ({ networks }) => ({
      wallet: "freighter",
      productName: "Freighter",
      productId: "freighter",
      home: "extension",
      networks,
      quirks: freighterQuirks,
      scripts: [runContentScript, markMobileBrowser, impersonateFreighter],
    }),
    ({ page }) => ({ page, allowHttpOnPublic: true }),
  )
