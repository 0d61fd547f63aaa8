import type { ServerProblem } from "../logic/networks/check-network.js"
import { say } from "../texts/en/networks.js"

/** Why a server of a network can't be used, in words. */
export function serverReason(found: ServerProblem): string {
  return say.problem("origin" in found ? { ...found, page: location.origin } : found)
}
