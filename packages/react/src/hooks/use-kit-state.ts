import type { KitState } from "@alidade/core"
import { useSyncExternalStore } from "react"
import { useKit } from "./use-kit.js"

/** The kit's state, or what a selector takes from it (which may be a new object each time). */
export function useKitState(): KitState
export function useKitState<T>(selector: (state: KitState) => T): T
export function useKitState<T>(selector?: (state: KitState) => T): KitState | T {
  const kit = useKit()
  const state = useSyncExternalStore(kit.subscribe, kit.getState, kit.getServerState)
  return selector ? selector(state) : state
}
