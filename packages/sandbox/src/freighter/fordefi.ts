import type { ExtensionContext } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { inject, runWhile } from "../wallet/run-while.js"
import { networkDetails } from "./networks.js"
import { RESPONSE, type Reply, type Request, readRequest } from "./wire.js"

/** Its account: the last one of the sandbox. */
const accountOf = ({ accounts }: WalletModel): string => accounts.at(-1)!.address

/**
 * IN6, FO1: while the quirk is on, a second extension marks the page and answers Freighter's messages, as Fordefi does
 * with its setting "impersonate". Its replies come first and name its own account. A signature waits for its approvers,
 * so it gets no reply. Returns a function that stops.
 */
export function impersonateFreighter(
  model: WalletModel,
  { page, extensionPage }: ExtensionContext,
): () => void {
  function onMessage({ source, data }: MessageEvent): void {
    const request = source === page ? readRequest(data) : null
    const reply = request && answer(model, request)
    if (!reply) return
    const { messageId: messagedId } = request
    extensionPage.postMessage({ source: RESPONSE, messagedId, ...reply }, page.location.origin)
  }
  return runWhile(
    model,
    () => model.getState().quirks.IN6 === true,
    () => {
      const unmark = inject(extensionPage, "FordefiProviders", { StellarProvider: {} })
      extensionPage.addEventListener("message", onMessage)
      return () => {
        extensionPage.removeEventListener("message", onMessage)
        unmark()
      }
    },
  )
}

function answer(model: WalletModel, { type }: Request): Reply | undefined {
  switch (type) {
    case "REQUEST_CONNECTION_STATUS":
      return { isConnected: true }
    case "REQUEST_ALLOWED_STATUS":
    case "SET_ALLOWED_STATUS":
      return { isAllowed: true }
    case "REQUEST_ACCESS":
    case "REQUEST_PUBLIC_KEY":
      return { publicKey: accountOf(model) }
    case "REQUEST_NETWORK_DETAILS":
      return { networkDetails: networkDetails(model.network()) }
    default:
      return undefined
  }
}
