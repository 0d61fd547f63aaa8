import { useCallback, useEffect, useLayoutEffect, useRef } from "react"
import { useUnmount } from "../hooks/use-unmount.js"

/** Marks the history entry of an open dialog. */
const MARK = "alidade"

/** Resolves after the back navigation of a closed dialog, which is asynchronous. */
let leaving: Promise<void> = Promise.resolve()
let count = 0

/**
 * Lets the browser's back button or gesture close a dialog. The dialog adds a history entry with the page's URL and
 * state, and removes it when it closes in another way. Going back restores no scroll position: meanwhile the page may
 * have scrolled to the result of what the dialog was opened for.
 */
export function useBackGesture(wanted: boolean, onBack: () => void): void {
  const back = useRef(onBack)
  const entry = useRef<number>(undefined)
  /** The page's own setting for its entry, until the dialog's entry is left. */
  const restoration = useRef<ScrollRestoration>("auto")
  useLayoutEffect(() => {
    back.current = onBack
  })
  useEffect(() => {
    if (!wanted) return
    let mounted = true
    void leaving.then(() => {
      if (!mounted || entry.current !== undefined) return
      entry.current = ++count
      restoration.current = history.scrollRestoration
      // A setting belongs to the entry that is current when it is set, so this one to the page's entry.
      history.scrollRestoration = "manual"
      history.pushState({ ...history.state, [MARK]: entry.current }, "")
    })
    const onPop = (): void => {
      if (entry.current === undefined || isAt(entry.current)) return
      entry.current = undefined
      restoreMode(restoration.current)
      back.current()
    }
    window.addEventListener("popstate", onPop)
    return () => {
      mounted = false
      window.removeEventListener("popstate", onPop)
    }
  }, [wanted])
  useUnmount(
    useCallback(() => {
      // If the app has navigated away from the dialog's entry, the history is left alone.
      if (entry.current === undefined || !isAt(entry.current)) return
      leaving = new Promise((resolve) => {
        const onLeft = (): void => void restoreMode(restoration.current).then(resolve)
        window.addEventListener("popstate", onLeft, { once: true })
      })
      history.back()
    }, []),
  )
}

/** Restores an entry's mode once the browser has followed it: it does so right after `popstate`. */
function restoreMode(mode: ScrollRestoration): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => {
      history.scrollRestoration = mode
      resolve()
    })
  })
}

function isAt(entry: number): boolean {
  const state: unknown = history.state
  return typeof state === "object" && state !== null && MARK in state && state[MARK] === entry
}
