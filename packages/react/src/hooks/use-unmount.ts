import { useEffect, useRef } from "react"

/**
 * Calls back when a component has gone, or has another callback: not when StrictMode takes its effects down only
 * to put them up again, which may come after the first click.
 */
export function useUnmount(leave: () => void): void {
  const current = useRef<() => void>(undefined)
  useEffect(() => {
    current.current = leave
    return () => {
      current.current = undefined
      queueMicrotask(() => {
        if (current.current !== leave) leave()
      })
    }
  }, [leave])
}
