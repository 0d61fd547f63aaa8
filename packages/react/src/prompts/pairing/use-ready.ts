import { useLayoutEffect, useRef, useState } from "react"
import { LIST_PATIENCE_MS, MODAL_READY_POLL_MS } from "../../parts/constants.js"

/**
 * Whether the pairing modal has loaded everything it shows, checked every 200 ms (specification, section 9). After 10 s
 * it opens without the list: `late`.
 */
export function useReady(loaded: boolean): "loading" | "ready" | "late" {
  const [state, setState] = useState<"loading" | "ready" | "late">(loaded ? "ready" : "loading")
  const now = useRef(loaded)
  now.current = loaded
  useLayoutEffect(() => {
    if (state === "ready") return
    let waited = 0
    const timer = setInterval(() => {
      waited += MODAL_READY_POLL_MS
      if (now.current) setState("ready")
      else if (waited >= LIST_PATIENCE_MS) setState("late")
    }, MODAL_READY_POLL_MS)
    return () => clearInterval(timer)
  }, [state])
  return state
}
