import type { ExtensionContext } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { pageEvents } from "../wallet/page-events.js"
import { inject, injectFixed, runFor, runWhile } from "../wallet/run-while.js"
import { asHana } from "./hana-object.js"
import { createProvider, type OnekeyStellar } from "./provider.js"

/** Where OneKey runs. A page can tell by `$walletInfo` (ON1). */
type Platform = "extension" | "native"

/** `window.$onekey`. It also holds the other chains' providers, which are not simulated. */
export interface OnekeyObject {
  stellar: OnekeyStellar
  $walletInfo: {
    platform: Platform
    platformEnv: { isExtension: boolean; isDesktop: boolean; isNative: boolean }
  }
}

/**
 * Adds OneKey's objects to a page while it is installed: `$onekey` at once (ON1), and, as the default wallet,
 * `hanaWallet` (IN5). Returns a function that removes them.
 */
export function injectObjects(model: WalletModel, context: ExtensionContext): () => void {
  const { extensionPage } = context
  const { provider, stop } = createProvider(model, context)
  const hana = { stellar: asHana(provider) }
  const platform = (): Platform | undefined => {
    const { installed, quirks } = model.getState()
    if (!installed) return undefined
    return quirks["ON1-app"] ? "native" : "extension"
  }
  const stops = [
    runFor(model, platform, (platform) => {
      const remove = inject(extensionPage, "$onekey", objectFor(platform, provider))
      pageEvents(extensionPage).dispatchEvent(new Event("ethereum#initialized"))
      return remove
    }),
    runWhile(
      model,
      () => platform() !== undefined && model.getState().quirks.IN5 === true,
      () =>
        platform() === "extension"
          ? injectFixed(extensionPage, "hanaWallet", hana)
          : inject(extensionPage, "hanaWallet", hana),
    ),
    stop,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function objectFor(platform: Platform, stellar: OnekeyStellar): OnekeyObject {
  const platformEnv = {
    isExtension: platform === "extension",
    isDesktop: false,
    isNative: platform === "native",
  }
  return { stellar, $walletInfo: { platform, platformEnv } }
}
