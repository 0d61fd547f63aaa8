import type { Request } from "../http.js"
import { isFromHere } from "../loopback.js"
import type { Reply } from "../reply.js"
import type { Params, Route } from "../router.js"
import { refusal } from "./refusal.js"

/**
 * Lets in the pages of this machine alone, before anything is done for a request: what drives a wallet must not be
 * open to every page on the web. A request that no page makes (a test, a shell) names no origin. What a model
 * throws says what is wrong with what it was told.
 */
export function fromHere(
  handler: (request: Request, params: Params) => Reply,
): NonNullable<Route["GET"]> {
  return (request, params) => {
    const { origin } = request
    if (!isFromHere(origin)) throw refusal(403, `The simulated wallets are not for ${origin}.`)
    const headers = {
      vary: "origin",
      ...(origin && { "access-control-allow-origin": origin }),
    }
    try {
      return { ...handler(request, params), headers }
    } catch (thrown) {
      if (thrown instanceof Error && !("reply" in thrown)) throw refusal(400, thrown.message)
      throw thrown
    }
  }
}
