import { useSyncExternalStore } from "react"

const never = (): (() => void) => () => {}

/** False on the server and while its markup is taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
