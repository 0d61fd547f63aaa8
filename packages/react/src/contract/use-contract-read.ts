import { argumentsKey, type ContractCall, contractResource } from "@alidade/core/contract"
import { useMemo } from "react"
import { progressOf, type ReadProgress } from "../account/use-account-info.js"
import { useAccountNetwork } from "../account/use-account-network.js"
import { useResources } from "../account/use-resources.js"
import { loadClient } from "./load-client.js"

/** Result of `useContractRead`. */
export interface UseContractReadResult<Result> extends ReadProgress {
  /** What the function returned last. */
  data?: Result
}

/**
 * What a function of a contract returns, by simulation: no wallet is needed, and nothing is signed or sent. All components that
 * show the same share one request. It is made again when the page gets focus, every 30 s while the page is visible, and
 * after what this page has sent. The call may be a new object at each render; undefined reads nothing.
 */
export function useContractRead<Result = unknown>(
  call: ContractCall | undefined,
): UseContractReadResult<Result> {
  const network = useAccountNetwork()
  const key = call && JSON.stringify([call.contract, call.function, argumentsKey(call)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the call
  const resources = useMemo(
    () => (call && network.rpcUrl ? [contractResource<Result>(network, call, loadClient)] : []),
    [network, key],
  )
  const [[state], refresh] = useResources(resources)
  return {
    ...progressOf(state ? [state] : []),
    ...(state?.data !== undefined && { data: state.data }),
    refresh,
  }
}
