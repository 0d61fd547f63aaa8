import { type RefObject, useEffect, useRef } from "react"
import { whenUncovered } from "./when-uncovered.js"

/**
 * Focuses an awaited element when it appears, or once the dialog that covers it is closed, and scrolls the page to the
 * top of its column. Pass the ref to a heading with `tabIndex={-1}`. Does nothing if `awaited` is false: an element that
 * is already shown is not awaited. Does it again for another subject.
 */
export function useArrival<T extends HTMLElement>(
  awaited = true,
  subject?: unknown,
): RefObject<T | null> {
  const ref = useRef<T>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is awaited when it appears counts
  useEffect(() => {
    if (!awaited) return
    return whenUncovered(ref.current, () => {
      ref.current?.focus({ preventScroll: true })
      ref.current?.closest("main")?.scrollIntoView({ block: "start" })
      ref.current?.scrollIntoView({ block: "nearest" })
    })
  }, [subject])
  return ref
}
