import { useSyncExternalStore } from "react"

const COARSE = "(hover: none) and (pointer: coarse)"

/** Whether the page is held in a hand: there a wallet's app is opened, and a code is for another device. */
export function useOnPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(COARSE)
      query.addEventListener("change", changed)
      return () => query.removeEventListener("change", changed)
    },
    () => matchMedia(COARSE).matches,
    () => false,
  )
}
