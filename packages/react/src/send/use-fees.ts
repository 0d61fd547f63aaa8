import { type Fees, feesResource } from "@alidade/core/send"
import { useMemo } from "react"
import { progressOf, type ReadProgress } from "../account/use-account-info.js"
import { useAccountNetwork } from "../account/use-account-network.js"
import { useResources } from "../account/use-resources.js"

/** Result of `useFees`. The fields of `Fees` are missing until they are known. */
export interface UseFeesResult extends ReadProgress, Partial<Fees> {}

/**
 * What to offer per operation on the kit's network, in stroops, with the server and the ledger that it rests on. One
 * request serves all components of the page. It is made again every 30 s while the page is visible. `idle` on a network
 * without a server.
 */
export function useFees(): UseFeesResult {
  const network = useAccountNetwork()
  const resources = useMemo(
    () => (network.rpcUrl || network.horizonUrl ? [feesResource(network)] : []),
    [network],
  )
  const [[state], refresh] = useResources(resources)
  return { ...progressOf(state ? [state] : []), ...state?.data, refresh }
}
