import { useEffect, useRef } from "react"

/**
 * Calls back when a component unmounts or its callback changes. Ignores the simulated unmount of StrictMode, which may
 * happen after the first click.
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
