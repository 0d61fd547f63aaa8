import { quickAnswer } from "../freighter/fordefi.js"
import { RESPONSE, readRequest } from "../freighter/wire.js"
import type { ExtensionContext } from "../wallet/extension-page.js"
import { impersonate } from "../wallet/impersonate.js"
import type { WalletModel } from "../wallet/model.js"

/**
 * IN6: while the quirk is on, a second extension answers Fordefi's messages, as Freighter does. Its replies come first
 * and name its own account. Returns a function that stops.
 */
export function answerAsFreighter(model: WalletModel, context: ExtensionContext): () => void {
  const answer = quickAnswer.bind(undefined, model)
  return impersonate(model, context, { response: RESPONSE, readRequest, answer })
}
