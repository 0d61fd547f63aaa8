import type { ExtensionContext } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { pageEvents } from "../wallet/page-events.js"
import { later, runFor } from "../wallet/run-while.js"
import { createInfo, type Info } from "./info.js"
import { createObject, type Gnomon } from "./object.js"
import { LATE } from "./quirks.js"

/** What an event carries. The same object each time, so that a page can tell a repetition from another wallet. */
export interface Announcement {
  readonly info: Info
  readonly wallet: Gnomon
}

/**
 * Announces Gnomon while it is installed: when it loads, and whenever a page asks. Another setting that changes what it
 * announces counts as another load. Returns a function that stops.
 */
export function announceGnomon(model: WalletModel, context: ExtensionContext): () => void {
  const target = pageEvents(context.extensionPage)
  const { object, stop } = createObject(model, context)
  const announcement = (): Announcement =>
    Object.freeze({ info: createInfo(model.networks, model.getState()), wallet: object })

  function load(): () => void {
    const { TWICE, COPY } = model.getState().quirks
    const first = announcement()
    const all = [first, ...(TWICE ? [first] : []), ...(COPY ? [announcement()] : [])]
    const announce = (): void => {
      for (const detail of all)
        target.dispatchEvent(new CustomEvent("stellar:announce-wallet", { detail }))
    }
    target.addEventListener("stellar:request-wallets", announce)
    announce()
    return () => target.removeEventListener("stellar:request-wallets", announce)
  }

  const stopRunning = runFor(
    model,
    () => {
      const { installed, quirks, authEntry } = model.getState()
      return installed ? JSON.stringify([{ ...quirks, WINDOW: false }, authEntry]) : undefined
    },
    () => (model.getState().quirks.LATE ? later(model, LATE, load) : load()),
  )
  return () => {
    stopRunning()
    stop()
  }
}
