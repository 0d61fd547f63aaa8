import { useCallback, useEffect, useLayoutEffect, useRef } from "react"
import { useUnmount } from "../hooks/use-unmount.js"

/** Marks the entry of an open dialog in the browser's history. */
const MARK = "alidade"

/** Settles when the step back that a closed dialog took has been made: it takes a while. */
let leaving: Promise<void> = Promise.resolve()
let count = 0

/**
 * Lets the browser's back (on a phone, the gesture) close a dialog: the dialog has an entry in the history, at the
 * page's own address and with the page's own state, which goes when the dialog is closed otherwise.
 */
export function useBackGesture(wanted: boolean, onBack: () => void): void {
  const back = useRef(onBack)
  const entry = useRef<number>(undefined)
  useLayoutEffect(() => {
    back.current = onBack
  })
  useEffect(() => {
    if (!wanted) return
    let mounted = true
    void leaving.then(() => {
      if (!mounted || entry.current !== undefined) return
      entry.current = ++count
      history.pushState({ ...history.state, [MARK]: entry.current }, "")
    })
    const onPop = (): void => {
      if (entry.current === undefined || isAt(entry.current)) return
      entry.current = undefined
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
      // The app may have gone on from our entry to another: then it is not ours to leave.
      if (entry.current === undefined || !isAt(entry.current)) return
      leaving = new Promise((resolve) => {
        window.addEventListener("popstate", () => resolve(), { once: true })
      })
      history.back()
    }, []),
  )
}

function isAt(entry: number): boolean {
  const state: unknown = history.state
  return typeof state === "object" && state !== null && MARK in state && state[MARK] === entry
}
