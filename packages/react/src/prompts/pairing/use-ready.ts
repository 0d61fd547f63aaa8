import { useLayoutEffect, useRef, useState } from "react"
import { LIST_PATIENCE_MS, MODAL_READY_POLL_MS } from "../../constants.js"

/**
 * Whether the bridge's modal has all that it shows: looked for every 200 ms (the specification, section 9). A list
 * that has not come in 10 s keeps it closed no longer: it is `late`.
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
