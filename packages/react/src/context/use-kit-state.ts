import type { KitState } from "@alidade/core"
import { useRef, useSyncExternalStore } from "react"
import { useKit } from "./kit-context.js"

/**
 * The kit's state, or what a selector returns from it. A selector may return a new object on each call: one with the
 * same fields does not render again.
 */
export function useKitState(): KitState
export function useKitState<T>(selector: (state: KitState) => T): T
export function useKitState<T>(selector?: (state: KitState) => T): KitState | T {
  const kit = useKit()
  const last = useRef<{ state: KitState; selector: typeof selector; selected: KitState | T }>(
    undefined,
  )
  const select = (state: KitState): KitState | T => {
    const before = last.current
    if (before?.state === state && before.selector === selector) return before.selected
    let selected = selector ? selector(state) : state
    if (before && isSame(before.selected, selected)) selected = before.selected
    last.current = { state, selector, selected }
    return selected
  }
  return useSyncExternalStore(
    kit.subscribe,
    () => select(kit.getState()),
    () => select(kit.getServerState()),
  )
}

/** Whether two values are the same, or plain objects or arrays with the same fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isPlain(a) || !isPlain(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && Object.is(a[key], b[key]))
  )
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return value?.constructor === Object || Array.isArray(value)
}
