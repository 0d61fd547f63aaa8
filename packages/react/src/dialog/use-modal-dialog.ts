import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react"
import { useUnmount } from "../hooks/use-unmount.js"
import { activeElement } from "./dialog-container.js"
import { onEscape } from "./escape.js"
import { layOutAhead } from "./lay-out-ahead.js"
import { lockScroll } from "./scroll-lock.js"

/** Events that another library's dialog treats as a press or focus outside. */
const OUTSIDE = ["pointerdown", "mousedown", "touchstart", "focusin"] as const

/** Options of `useModalDialog`. */
interface ModalDialog {
  ref: RefObject<HTMLDialogElement | null>
  /** Container of the dialog. Until it is set, the dialog is not in the page. */
  container: Element | ShadowRoot | undefined
  /** Gets focus at the end if the previously focused element is gone. */
  home: { readonly current: HTMLElement | null }
  /** Called when Escape is pressed. */
  onDismiss: () => void
}

/**
 * Shows a native dialog in its container while mounted. Makes the page behind it inert, locks its scroll, and restores
 * focus at the end. Returns the element to render into. This element stops presses from leaving the dialog, because a
 * library's dialog around it would treat them as outside presses.
 */
export function useModalDialog({ ref, container, home, onDismiss }: ModalDialog): Element {
  const [layer] = useState(createLayer)
  const dismiss = useRef(onDismiss)
  useLayoutEffect(() => {
    dismiss.current = onDismiss
  })
  useEffect(() => {
    if (!container) return layOutAhead(ref.current!, layer)
  }, [ref, container, layer])
  useLayoutEffect(() => {
    if (!container) return
    const dialog = ref.current!
    const before = activeElement()
    // Measuring the page is cheap only before the dialog is in it.
    const unlock = lockScroll()
    // Appending it again would reload the frames in it.
    if (layer.parentNode !== container) container.append(layer)
    const stopListening = onEscape((event) => {
      const own = event.composedPath().includes(dialog) || event.target === document.body
      if (own) dismiss.current()
      return own
    })
    dialog.showModal()
    // If the app removes its own dialog around this one, the user could no longer close it.
    const observer = new IntersectionObserver(() => dialog.isConnected || dismiss.current())
    observer.observe(dialog)
    return () => {
      observer.disconnect()
      dialog.close()
      stopListening()
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
  // Without a box, so that it does not become an item of the page's grid.
  layer.style.display = "contents"
  for (const name of OUTSIDE) layer.addEventListener(name, (event) => event.stopPropagation())
  return layer
}
