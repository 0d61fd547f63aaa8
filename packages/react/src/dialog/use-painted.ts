import { useEffect, useState } from "react"
import { whenIdle } from "./when-idle.js"

/** Whether something has been painted since it was shown, and the browser has had time since. */
export function usePainted(isShown: boolean): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    if (!isShown) return
    let isGone = false
    const frame = requestAnimationFrame(() => whenIdle(() => isGone || setPainted(true)))
    return () => {
      isGone = true
      cancelAnimationFrame(frame)
    }
  }, [isShown])
  return isPainted
}
