import { useLayoutEffect, useState } from "react"
import { SLOW_MS } from "../parts/constants.js"

/** Whether something that began at `since` (ms since the epoch) has taken more than 15 s. */
export function useSlow(since: number | undefined): boolean {
  const [slow, setSlow] = useState<number>()
  useLayoutEffect(() => {
    if (since === undefined) return
    const timer = setTimeout(() => setSlow(since), since + SLOW_MS - Date.now())
    return () => clearTimeout(timer)
  }, [since])
  return since !== undefined && slow === since
}
