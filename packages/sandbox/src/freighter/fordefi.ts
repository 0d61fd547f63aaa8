import type { ExtensionContext } from "../wallet/extension-page.js"
import { impersonate, impersonatorAccount } from "../wallet/impersonate.js"
import type { WalletModel } from "../wallet/model.js"
import { inject } from "../wallet/run-while.js"
import { networkDetails } from "./networks.js"
import { RESPONSE, type Reply, type Request, readRequest } from "./wire.js"

/**
 * IN6, FO1: a second extension that marks the page and answers Freighter's messages, as Fordefi does with its setting
 * "impersonate". Its replies come first and name its own account. A signature waits for its approvers, so it gets no
 * reply. Returns a function that stops.
 */
export function impersonateFreighter(model: WalletModel, context: ExtensionContext): () => void {
  return impersonate(model, context, {
    response: RESPONSE,
    readRequest,
    answer: (request) => quickAnswer(model, request),
    mark: () => inject(context.extensionPage, "FordefiProviders", { StellarProvider: {} }),
  })
}

/** The reply of an extension that shares its account without a window, and gives no signature. */
export function quickAnswer(model: WalletModel, { type }: Request): Reply | undefined {
  switch (type) {
    case "REQUEST_CONNECTION_STATUS":
      return { isConnected: true }
    case "REQUEST_ALLOWED_STATUS":
    case "SET_ALLOWED_STATUS":
      return { isAllowed: true }
    case "REQUEST_ACCESS":
    case "REQUEST_PUBLIC_KEY":
      return { publicKey: impersonatorAccount(model) }
    case "REQUEST_NETWORK_DETAILS":
      return { networkDetails: networkDetails(model.network()) }
    default:
      return undefined
  }
}
