import type { ExtensionContext } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { pageEvents } from "../wallet/page-events.js"
import { injectFixed, runFor } from "../wallet/run-while.js"
import { createProvider, type Platform, VERSION } from "./provider.js"
import { joinSharedName, putDcent } from "./shared-name.js"

/**
 * Adds Scopuly's object to a page while it is installed, in no frame unless the context says so, joins `window.stellar`, and announces both (SC1,
 * IN4, IN7). Returns a function that removes them.
 */
export function injectObjects(model: WalletModel, context: ExtensionContext): () => void {
  const { page, extensionPage, frames = false } = context
  if (page.top !== page.self && !frames) return () => {}
  const platform = (): Platform | undefined => {
    const { installed, quirks } = model.getState()
    if (!installed) return undefined
    return quirks.SC8 ? "mobile" : "extension"
  }
  const announce = (name: string, detail: object): void => {
    pageEvents(extensionPage).dispatchEvent(new CustomEvent(name, { detail }))
  }
  const isBesideDcent = (): boolean => model.getState().quirks.IN4 === true
  const stops = [
    runFor(model, platform, (platform) => {
      const { provider, stop } = createProvider(model, context, platform)
      const remove = injectFixed(extensionPage, "scopuly", provider)
      announce("scopuly#initialized", { version: VERSION, platform })
      return () => {
        stop()
        remove()
      }
    }),
    runFor(
      model,
      () => platform() && `${platform()} ${isBesideDcent()}`,
      () => {
        const restore = isBesideDcent() ? putDcent(extensionPage) : () => {}
        const leave = joinSharedName(extensionPage, platform() ?? "extension")
        announce("stellar#initialized", {
          provider: "scopuly",
          platform: platform(),
          version: VERSION,
        })
        return () => {
          leave()
          restore()
        }
      },
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
