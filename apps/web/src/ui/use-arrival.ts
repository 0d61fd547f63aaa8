import { type RefObject, useEffect, useRef, useState } from "react"
import { whenUncovered } from "./when-uncovered.js"

/**
 * Focuses an awaited element and scrolls to it when it appears, or once the dialog that covers it is closed. Pass the
 * ref to a heading with `tabIndex={-1}`. Does nothing if `awaited` is false.
 */
export function useArrival<T extends HTMLElement>(awaited = true): RefObject<T | null> {
  const ref = useRef<T>(null)
  // Only the value on mount counts: an element that is already shown is not awaited.
  const [arrives] = useState(awaited)
  useEffect(() => {
    if (!arrives) return
    return whenUncovered(ref.current, () => {
      ref.current?.focus({ preventScroll: true })
      ref.current?.scrollIntoView({ block: "nearest" })
    })
  }, [arrives])
  return ref
}
