import type { ExtensionContext } from "../wallet/extension-page.js"
import { impersonate, impersonatorAccount } from "../wallet/impersonate.js"
import type { WalletModel } from "../wallet/model.js"
import { failure, RESPONSE, type Reply, type Request, readRequest } from "./wire.js"

/**
 * IN6: a second extension that answers as LOBSTR. It shares its own account without a window, and doesn't know the
 * connections that LOBSTR gave. Returns a function that stops.
 */
export function impersonateLobstr(model: WalletModel, context: ExtensionContext): () => void {
  const answer = ({ type }: Request): Reply | undefined => {
    switch (type) {
      case "REQUEST_CONNECTION_STATUS":
        return { isConnected: true }
      case "REQUEST_ACCESS":
        return { publicKey: impersonatorAccount(model), connectionKey: "impersonator" }
      case "SIGN":
      case "SUBMIT_TRANSACTION":
        return failure("accountNotFound")
      default:
        return undefined
    }
  }
  return impersonate(model, context, { response: RESPONSE, readRequest, answer })
}
