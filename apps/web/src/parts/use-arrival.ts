import { type RefObject, useEffect, useRef } from "react"

/**
 * Brings focus, and sight, to what was waited for as soon as it is there; where a dialog still stands in front of it,
 * once that is gone. Give the ref to a heading with `tabIndex={-1}`.
 */
export function useArrival<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  useEffect(() => {
    const arrive = (): boolean => {
      if (document.querySelector("dialog:modal")) return false
      ref.current?.focus({ preventScroll: true })
      ref.current?.scrollIntoView({ block: "nearest" })
      return true
    }
    if (arrive()) return
    const observer = new MutationObserver(() => {
      if (arrive()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["open"] })
    return () => observer.disconnect()
  }, [])
  return ref
}
