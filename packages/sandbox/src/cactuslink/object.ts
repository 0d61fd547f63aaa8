import { createSep43, type Sep43Functions } from "../sep43/functions.js"
import { type Outcome, requestAccess, settle } from "../sep43/requests.js"
import { isHostConnected } from "../wallet/connections.js"
import type { ExtensionContext } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { inject, runWhile } from "../wallet/run-while.js"

/** `window.cactuslink_stellar`. No reply names the signer. A failed one has only `error`, a string (CA1). */
export interface CactuslinkStellar extends Sep43Functions {
  isConnected(): Promise<object>
  /** Opens a window if the page has no access. Its reply has no address. */
  requestAccess(): Promise<object>
  /** Opens no window, unless the wallet is locked. */
  getAddress(): Promise<object>
}

/** Adds Cactus Link's object to a page while it is installed. Returns a function that removes it. */
export function injectObject(model: WalletModel, context: ExtensionContext): () => void {
  const object = createObject(model, context)
  return runWhile(
    model,
    () => model.getState().installed,
    () => inject(context.extensionPage, "cactuslink_stellar", object),
  )
}

function createObject(model: WalletModel, context: ExtensionContext): CactuslinkStellar {
  const { call, functions } = createSep43(model, context, {
    // CA2: Stellar-Wallets-Kit finds no signed transaction in it.
    failure: ({ message }) => ({ error: message }),
    namesSigner: () => false,
    hasApprovers: () => model.getState().quirks.CA3 === true,
  })

  async function addressFor(host: string): Promise<Outcome<string>> {
    if (isHostConnected(model, host)) return requestAccess(model, host)
    return model.getState().quirks.CA2 ? { refused: "noAccess" } : { result: "" }
  }

  return {
    isConnected: () =>
      call("isConnected", {}, { isConnected: false }, async (_, host) => ({
        result: {
          isConnected: model.getState().quirks.CA1 === true || isHostConnected(model, host),
        },
      })),
    requestAccess: () =>
      call("requestAccess", {}, {}, (_, host) => settle(requestAccess(model, host), () => ({}))),
    getAddress: () =>
      call("getAddress", {}, { address: "" }, (_, host) =>
        settle(addressFor(host), (address) => ({ address })),
      ),
    ...functions,
  }
}
