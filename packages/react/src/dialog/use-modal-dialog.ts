import { type RefObject, useLayoutEffect } from "react"
import { lockScroll } from "./scroll-lock.js"

/**
 * Shows a native dialog for as long as it is mounted: the page behind it inert and its scroll locked, and focus
 * given back in the end, to `home` where what had it before is gone.
 */
export function useModalDialog(
  ref: RefObject<HTMLDialogElement | null>,
  home: { readonly current: HTMLElement | null },
): void {
  useLayoutEffect(() => {
    const dialog = ref.current!
    const before = document.activeElement
    const unlock = lockScroll()
    dialog.showModal()
    return () => {
      dialog.close()
      unlock()
      const focus = (element: Element | null): boolean => {
        if (!(element instanceof HTMLElement) || element === document.body) return false
        element.focus({ preventScroll: true })
        return document.activeElement === element
      }
      if (!focus(before)) focus(home.current)
    }
  }, [ref, home])
}
