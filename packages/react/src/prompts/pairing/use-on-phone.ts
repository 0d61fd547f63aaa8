import { useSyncExternalStore } from "react"

const COARSE = "(hover: none) and (pointer: coarse)"

/** Whether the device is a phone. Wallets then open as apps, and the code is for another device. */
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
