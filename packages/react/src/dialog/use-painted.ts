import { useEffect, useState } from "react"

/** Whether something has been painted since it was shown, and the browser has had time since. */
export function usePainted(isShown: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!isShown) return
    // Safari has no `requestIdleCallback`.
    const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run))
    let isGone = false
    const frame = requestAnimationFrame(() => later(() => isGone || setPainted(true)))
    return () => {
      isGone = true
      cancelAnimationFrame(frame)
    }
  }, [isShown])
  return isPainted
}
