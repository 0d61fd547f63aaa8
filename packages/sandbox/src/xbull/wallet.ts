import { type ExtensionDefinition, webWallet } from "../wallet/definition.js"
import type { ExtensionPage } from "../wallet/extension-page.js"
import { runContentScript } from "./extension/content-script.js"
import { runInAppBrowser } from "./in-app/bridge.js"
import { xbull as web } from "./web-wallet.js"

/** xBull: a web wallet, an extension, and the browser in its app. */
export const xbull: ExtensionDefinition<{ page: ExtensionPage; url: string }> = webWallet(
  web,
  () => [runContentScript, runInAppBrowser],
  ({ page, config }) => ({ page, url: config.sites.xbull }),
)
