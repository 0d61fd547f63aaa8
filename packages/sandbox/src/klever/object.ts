import { createSep43, type Sep43Functions } from "../sep43/functions.js"
import { requestAccess, settle } from "../sep43/requests.js"
import type { ExtensionContext } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { inject, runWhile } from "../wallet/run-while.js"

/** `window.kleverWallet.stellar` (KL1). */
export interface KleverStellar extends Sep43Functions {
  /** Opens a window if the page has no access. */
  getAddress(): Promise<object>
}

/** Adds Klever's object to a page while it is installed. Returns a function that removes it. */
export function injectObject(model: WalletModel, context: ExtensionContext): () => void {
  const stellar = createObject(model, context)
  return runWhile(
    model,
    () => model.getState().installed,
    () => inject(context.extensionPage, "kleverWallet", { stellar }),
  )
}

function createObject(model: WalletModel, context: ExtensionContext): KleverStellar {
  const { call, functions } = createSep43(model, context, {
    failure: (error, empty) => ({ ...empty, error }),
    namesSigner: () => !model.getState().quirks.KL2,
  })
  return {
    getAddress: () =>
      call("getAddress", {}, { address: "" }, (_, host) =>
        settle(requestAccess(model, host), (address) => ({ address })),
      ),
    ...functions,
  }
}
