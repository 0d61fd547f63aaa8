import { type RefObject, useEffect, useRef } from "react"
import { whenUncovered } from "./when-uncovered.js"

/**
 * Brings focus, and sight, to what was waited for as soon as it is there; where a dialog still stands in front of it,
 * once that is gone. Give the ref to a heading with `tabIndex={-1}`.
 */
export function useArrival<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(
    () =>
      whenUncovered(() => {
        ref.current?.focus({ preventScroll: true })
        ref.current?.scrollIntoView({ block: "nearest" })
      }),
    [],
  )
  return ref
}
