import { type RefObject, useEffect, useRef, useState } from "react"
import { whenUncovered } from "./when-uncovered.js"

/**
 * Brings focus, and sight, to what was waited for as soon as it is there; where a dialog still stands in front of it,
 * once that is gone. Give the ref to a heading with `tabIndex={-1}`. What was not awaited stays where it is.
 */
export function useArrival<T extends HTMLElement>(awaited = true): RefObject<T | null> {
  const ref = useRef<T>(null)
  // Only as it comes: what was shown already is not waited for.
  const [arrives] = useState(awaited)
  useEffect(() => {
    if (!arrives) return
    return whenUncovered(() => {
      ref.current?.focus({ preventScroll: true })
      ref.current?.scrollIntoView({ block: "nearest" })
    })
  }, [arrives])
  return ref
}
