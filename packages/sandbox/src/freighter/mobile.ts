import type { ExtensionContext } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { inject, runWhile } from "../wallet/run-while.js"

/** The object that Freighter Mobile's own browser injects. */
const marker = { provider: "freighter", platform: "mobile", version: "1.0.0" } as const

/** FR11: while the quirk is on, injects the marker of Freighter Mobile's browser. Returns a function that stops. */
export function markMobileBrowser(
  model: WalletModel,
  { extensionPage }: ExtensionContext,
): () => void {
  const isMobile = (): boolean => {
    const { installed, quirks } = model.getState()
    return installed && quirks.FR11 === true
  }
  return runWhile(model, isMobile, () => inject(extensionPage, "stellar", marker))
}
