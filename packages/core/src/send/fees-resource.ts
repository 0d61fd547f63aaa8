import type { Resource } from "../account/resource.js"
import { shared } from "../account/shared.js"
import { fees } from "./fees.js"
import type { Fees } from "./read-fees.js"
import type { SendNetwork } from "./types.js"

/** The fees of a network, the same object for all who show them on this page. */
export function feesResource(network: SendNetwork): Resource<Fees> {
  return shared(network, ["fees"], (signal) => fees(network, { signal }))
}
