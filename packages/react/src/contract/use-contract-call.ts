import {
  type ContractCaller,
  type ContractCallState,
  createContractCall,
} from "@alidade/core/contract"
import type { SendStorage } from "@alidade/core/send"
import { useMemo, useSyncExternalStore } from "react"
import { useKit } from "../context/kit-context.js"
import { useUnmount } from "../hooks/use-unmount.js"
import { storageOf } from "../unfinished/storage-of.js"
import { loadClient } from "./load-client.js"

/** Options of `useContractCall`. */
export interface UseContractCallOptions {
  /**
   * Remembers what is under way, for `resume` of `useSendTransaction`. By default `localStorage`; null remembers nothing.
   */
  storage?: SendStorage | null
}

/** Result of `useContractCall`: how far the call is, and what can be done. */
export interface UseContractCallResult<Result>
  extends ContractCallState<Result>,
    Pick<ContractCaller<Result>, "call" | "proceed" | "addSignedEntry" | "cancel"> {}

/**
 * Calls functions of contracts with the connected wallet, one at a time: simulates, collects signatures of others, restores what
 * is archived, signs, sends to the kit's network, and follows to the end. Unmounting ends the call as `cancel` does.
 */
export function useContractCall<Result = unknown>({
  storage,
}: UseContractCallOptions = {}): UseContractCallResult<Result> {
  const kit = useKit()
  const caller = useMemo(
    () => createContractCall<Result>({ kit, load: loadClient, storage: storageOf(storage) }),
    [kit, storage],
  )
  const state = useSyncExternalStore(caller.subscribe, caller.getState, caller.getState)
  const { call, proceed, addSignedEntry, cancel } = caller
  useUnmount(cancel)
  return { ...state, call, proceed, addSignedEntry, cancel }
}
