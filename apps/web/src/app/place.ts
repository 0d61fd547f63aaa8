import { useCallback, useSyncExternalStore } from "react"

/** The places of the page, each a tab, each at its own fragment of the address. */
export const places = ["transaction", "authorization", "message", "check"] as const

/** One of the places. */
export type Place = (typeof places)[number]

/** Where the page stands (`#check`), and how to go elsewhere; the browser's Back goes back. */
export function usePlace(): [place: Place | undefined, go: (place: Place) => void] {
  const fragment = useSyncExternalStore(subscribe, () => location.hash.slice(1))
  const go = useCallback((place: Place) => {
    location.hash = place
  }, [])
  return [places.find((place) => place === fragment), go]
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener)
  return () => window.removeEventListener("hashchange", listener)
}
