import { createSep43, type Sep43Functions } from "../sep43/functions.js"
import { LATE } from "../sep43/quirks.js"
import { type Outcome, requestAccess, settle } from "../sep43/requests.js"
import { isHostConnected, keepConnection } from "../wallet/connections.js"
import type { ExtensionContext } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { pageEvents } from "../wallet/page-events.js"
import { inject, later, runFor } from "../wallet/run-while.js"

/** `window.dcentStellarProvider`. Its replies have `error` after a failure, whose `ext` is a string (DC2). */
export interface DcentStellarProvider extends Sep43Functions {
  isConnected(): Promise<{ isConnected: boolean }>
  /** Opens a window if the page has no access. Rejects in the mobile browser (DC3). */
  requestAccess(): Promise<object>
  /** Opens no window, unless the wallet is locked. */
  getAddress(): Promise<object>
}

/**
 * Adds D'CENT's objects to a page while it is installed, at once or late (DC1), and announces them. `window.stellar`
 * stays with a wallet that has it (IN4). Returns a function that removes the objects.
 */
export function injectObjects(model: WalletModel, context: ExtensionContext): () => void {
  const { extensionPage } = context
  const provider = createProvider(model, context)

  function put(): () => void {
    const platform = model.getState().quirks.DC3 ? "mobile" : "extension"
    const marker = Object.freeze({ provider: "dcent", platform, version: "1.0.0" })
    const removals = [
      inject(extensionPage, "stellar", marker),
      inject(extensionPage, "dcentStellarProvider", provider),
    ]
    pageEvents(extensionPage).dispatchEvent(new Event("dcent#initialized"))
    return () => {
      for (const remove of removals) remove()
    }
  }

  return runFor(
    model,
    () => {
      const { installed, quirks } = model.getState()
      return installed ? `${quirks.DC1 === true} ${quirks.DC3 === true}` : undefined
    },
    () => (model.getState().quirks.DC1 ? later(model, LATE, put) : put()),
  )
}

function createProvider(model: WalletModel, context: ExtensionContext): DcentStellarProvider {
  const isOff = (): boolean => model.getState().quirks["DC3-off"] === true
  const isMobile = (): boolean => model.getState().quirks.DC3 === true
  const { call, functions } = createSep43(model, context, {
    failure: (error, empty) => ({ ...empty, error: { ...error, ext: "D'CENT" } }),
    namesSigner: () => true,
  })

  async function addressFor(host: string): Promise<Outcome<string>> {
    if (isMobile()) keepConnection(model, host)
    return isHostConnected(model, host) ? requestAccess(model, host) : { refused: "noAccess" }
  }

  return {
    isConnected: async () => ({ isConnected: !isOff() }),
    async requestAccess() {
      if (isMobile()) throw new Error("stellar_requestAccess is not supported.")
      return call("requestAccess", {}, { address: "" }, (_, host) =>
        settle(requestAccess(model, host), (address) => ({ address })),
      )
    },
    getAddress: () =>
      call("getAddress", {}, { address: "" }, (_, host) =>
        settle(addressFor(host), (address) => ({ address })),
      ),
    ...functions,
  }
}
