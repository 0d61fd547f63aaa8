import type { ExtensionContext, ExtensionPage } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { runWhile } from "../wallet/run-while.js"

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
  const page = extensionPage as ExtensionPage & { stellar?: object | undefined }
  return runWhile(model, isMobile, () => {
    // In Freighter Mobile's browser no extension comes first (IN4), such as Scopuly in the sandbox.
    const before = page.stellar
    page.stellar = { ...marker }
    return () => {
      if (before) page.stellar = before
      else delete page.stellar
    }
  })
}
