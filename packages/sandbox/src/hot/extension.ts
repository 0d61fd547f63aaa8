import type { ExtensionContext } from "../wallet/extension-page.js"
import { plainFields } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import { inject, runWhile } from "../wallet/run-while.js"
import { perform, refusals } from "./perform.js"

/** `window.hotExtension`. */
export interface HotExtension {
  /** Whether pages with this object count as running inside the wallet. */
  readonly autoRun: boolean
  /** Resolves to the payload of an approved request, and rejects with that of a refused one. */
  request(method: string, request: unknown): Promise<unknown>
  /** Never calls back. Returns a function that unsubscribes. */
  subscribe(event: string, listener: () => void): () => void
}

/** Creates the extension's object for a page on a host. */
export function createExtension(model: WalletModel, host: string): HotExtension {
  return {
    autoRun: false,
    async request(method, request) {
      const message = { method: String(method), request: plainFields(request) }
      await model.record("in", message)
      const outcome = await perform(model, message, host)
      // The wallet was removed, so nobody replies.
      if (!outcome) return new Promise(() => {})
      const { success, payload } =
        outcome === "closed" ? { success: false, payload: refusals.rejected } : outcome
      await model.record("out", { success, payload })
      if (!success) throw payload
      return payload
    },
    subscribe: () => () => {},
  }
}

/** Adds the extension's object to a page while it is installed. Returns a function that removes it. */
export function injectExtension(
  model: WalletModel,
  { page, extensionPage }: ExtensionContext,
): () => void {
  const object = createExtension(model, page.location.host)
  const isInstalled = (): boolean => model.getState().installed
  return runWhile(model, isInstalled, () => inject(extensionPage, "hotExtension", object))
}
