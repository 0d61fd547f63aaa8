import type { ExtensionPlace } from "../wallet/extension-page.js"
import { plainFields } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import { inject, runWhile } from "../wallet/run-while.js"
import { perform, refusals } from "./perform.js"

/** `window.hotExtension`. */
export interface HotExtension {
  /** Whether a page that it is in counts as one inside the wallet. */
  readonly autoRun: boolean
  /** Gives the payload of what is approved, and rejects with that of what is not. */
  request(method: string, request: unknown): Promise<unknown>
  /** Tells of nothing. Returns how to stop. */
  subscribe(event: string, listener: () => void): () => void
}

/** The extension's object for a page of a host. */
export function createExtension(model: WalletModel, host: string): HotExtension {
  return {
    autoRun: false,
    async request(method, request) {
      const asked = { method: String(method), request: plainFields(request) }
      await model.record("in", asked)
      const outcome = await perform(model, asked, host)
      // The wallet went away: nobody is left to answer.
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

/** Puts the extension's object into a page while it is installed. Returns how to take it away. */
export function injectExtension(model: WalletModel, { page, meeting }: ExtensionPlace): () => void {
  const object = createExtension(model, page.location.host)
  const isInstalled = (): boolean => model.getState().installed
  return runWhile(model, isInstalled, () => inject(meeting, "hotExtension", object))
}
