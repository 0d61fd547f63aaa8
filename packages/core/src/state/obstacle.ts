import { networkMatch } from "./network-match.js"
import type { KitState } from "./state.js"

/**
 * What prevents the connected wallet from signing: `lost`, the page must be reloaded; `wrong-network`, the wallet signs
 * for another network; `locked`; `other-account`, the wallet uses another account; `withheld`, the wallet shares no
 * account for an unknown reason.
 */
export type WalletObstacle = "lost" | "wrong-network" | "locked" | "other-account" | "withheld"

/**
 * The one obstacle to show. A wallet on another network may share no account there; the network is then the certain
 * cause.
 */
export function walletObstacle(state: KitState): WalletObstacle | undefined {
  if (state.status !== "connected") return undefined
  if (state.lost) return "lost"
  if (networkMatch(state) === false) return "wrong-network"
  if (!state.locked) return undefined
  if (state.lockedReason === undefined) return "withheld"
  return state.lockedReason === "locked" ? "locked" : "other-account"
}
