import { horizonRoutes } from "./horizon/index.js"
import type { Route } from "./http/router.js"
import { rpcRoute } from "./rpc/index.js"
import type { ServedNetwork } from "./transactions/served-network.js"

/**
 * The views of a network: Horizon, JSON-RPC, and the faucet, at the paths of its URLs. They know no server: each takes a
 * request and returns a reply, so they also run in a page's worker.
 */
export function networkRoutes(network: ServedNetwork): Route[] {
  return [...horizonRoutes(network), rpcRoute(network)]
}
