import { useEffect, useRef } from "react"

/** Handles an Escape press. Returns false to pass it to the layer below. */
type Escape = (event: KeyboardEvent) => boolean

const layers: Escape[] = []

/**
 * Handles Escape before other listeners: the library of a dialog around ours listens on the document in the capture
 * phase and would close its own dialog. The newest layer comes first, and an unhandled press continues as usual.
 * Returns a function that stops listening.
 */
export function onEscape(handle: Escape): () => void {
  if (layers.push(handle) === 1) window.addEventListener("keydown", handleKeyDown, true)
  return () => {
    layers.splice(layers.indexOf(handle), 1)
    if (layers.length === 0) window.removeEventListener("keydown", handleKeyDown, true)
  }
}

/**
 * Handles Escape for something inside a dialog. It uses an effect, because the dialog adds its own layer in a layout
 * effect.
 */
export function useEscape(wanted: boolean, handle: Escape): void {
  const current = useRef(handle)
  useEffect(() => {
    current.current = handle
  })
  useEffect(() => {
    if (!wanted) return
    return onEscape((event) => current.current(event))
  }, [wanted])
}

function handleKeyDown(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing) return
  if (!layers.toReversed().some((handle) => handle(event))) return
  // Also prevented, because a second Escape closes a native dialog without a cancel event.
  event.preventDefault()
  event.stopPropagation()
}
