import { useCallback, useSyncExternalStore } from "react"

/** The tabs of the page. Each has its own fragment of the address. */
const pageTabs = ["transaction", "authorization", "message", "check"] as const

/** One of the page's tabs. */
export type PageTab = (typeof pageTabs)[number]

/**
 * The tab in the address (`#check`), and a function that selects another. The browser's Back button returns to the
 * previous tab.
 */
export function usePageTab(): [tab: PageTab | undefined, go: (tab: PageTab) => void] {
  const fragment = useSyncExternalStore(subscribe, () => location.hash.slice(1))
  const go = useCallback((tab: PageTab) => {
    location.hash = tab
  }, [])
  return [pageTabs.find((tab) => tab === fragment), go]
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("hashchange", listener)
  return () => window.removeEventListener("hashchange", listener)
}
