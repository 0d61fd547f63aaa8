import type { SandboxConfig } from "../config.js"
import { type ExtensionDefinition, webWallet } from "../wallet/definition.js"
import type { ExtensionPage } from "../wallet/extension-page.js"
import { injectExtension } from "./extension.js"
import { runTelegram } from "./telegram.js"
import { hot as web } from "./web-wallet.js"

/** HOT: a widget in a frame, an extension, and its mini app in Telegram. */
export const hot: ExtensionDefinition<{ page: ExtensionPage } & SandboxConfig["hot"]> = webWallet(
  web,
  (config) => [injectExtension, (...given) => runTelegram(...given, config.hot.relayUrl)],
  ({ page, config }) => ({ page, ...config.hot }),
)
