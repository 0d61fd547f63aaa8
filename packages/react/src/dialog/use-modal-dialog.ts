import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react"
import { useUnmount } from "../hooks/use-unmount.js"
import { activeElement } from "./dialog-container.js"
import { onEscape } from "./escape.js"
import { lockScroll } from "./scroll-lock.js"

/** What another library's dialog takes for a press or a focus outside of it. */
const OUTSIDE = ["pointerdown", "mousedown", "touchstart", "focusin"] as const

/** What `useModalDialog` takes. */
interface ModalDialog {
  ref: RefObject<HTMLDialogElement | null>
  /** Where it stands in the page; until it is given, the dialog is in no page. */
  container: Element | ShadowRoot | undefined
  /** What focus is given to in the end, where what had it before is gone. */
  home: { readonly current: HTMLElement | null }
  /** Escape was pressed. */
  onDismiss: () => void
}

/**
 * Shows a native dialog in its container for as long as it is mounted: the page behind it inert and its scroll locked, and focus given
 * back in the end. Returns what to render it into: an element of ours in the container, past which a press in the
 * dialog does not go, because a library's dialog around it would take it for one outside.
 */
export function useModalDialog({ ref, container, home, onDismiss }: ModalDialog): Element {
  const [layer] = useState(createLayer)
  const dismiss = useRef(onDismiss)
  useLayoutEffect(() => {
    dismiss.current = onDismiss
  })
  useLayoutEffect(() => {
    if (!container) return
    const dialog = ref.current!
    const before = activeElement()
    // Measures the page, which is cheap only before the dialog is in it.
    const unlock = lockScroll()
    // Put there twice, it would load the frames in it anew.
    if (layer.parentNode !== container) container.append(layer)
    const unhear = onEscape((event) => {
      const own = event.composedPath().includes(dialog) || event.target === document.body
      if (own) dismiss.current()
      return own
    })
    dialog.showModal()
    // It goes with the app's own dialog that it stands in, and nobody could close it any more.
    const seen = new IntersectionObserver(() => dialog.isConnected || dismiss.current())
    seen.observe(dialog)
    return () => {
      seen.disconnect()
      dialog.close()
      unhear()
      unlock()
      const focus = (element: Element | null): boolean => {
        if (!(element instanceof HTMLElement) || element === document.body) return false
        element.focus({ preventScroll: true })
        return activeElement() === element
      }
      if (!focus(before)) focus(home.current)
    }
  }, [ref, container, home, layer])
  useUnmount(useCallback(() => layer.remove(), [layer]))
  return layer
}

function createLayer(): Element {
  const layer = document.createElement("div")
  // No box of its own, which would be one more item of a page's grid.
  layer.style.display = "contents"
  for (const name of OUTSIDE) layer.addEventListener(name, (event) => event.stopPropagation())
  return layer
}
