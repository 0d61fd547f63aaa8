import { useEffect, useRef } from "react"

/** Handles an Escape press. Returns false to pass it to the layer below. */
type Escape = (event: KeyboardEvent) => boolean

const layers: Escape[] = []

/**
 * Handles Escape before other listeners: the library of a dialog around ours listens on the document in the capture
 * phase and would close its own dialog. The newest layer comes first, and an unhandled press continues as usual.
 * Returns a function that stops listening.
 */
export function onEscape(take: Escape): () => void {
  if (layers.push(take) === 1) window.addEventListener("keydown", hear, true)
  return () => {
    layers.splice(layers.indexOf(take), 1)
    if (layers.length === 0) window.removeEventListener("keydown", hear, true)
  }
}

/**
 * Handles Escape for something inside a dialog. It uses an effect, because the dialog adds its own layer in a layout
 * effect.
 */
export function useEscape(wanted: boolean, take: Escape): void {
  const current = useRef(take)
  useEffect(() => {
    current.current = take
  })
  useEffect(() => {
    if (!wanted) return
    return onEscape((event) => current.current(event))
  }, [wanted])
}

function hear(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.isComposing) return
  if (!layers.toReversed().some((take) => take(event))) return
  // Also prevented, because a second Escape closes a native dialog without a cancel event.
  event.preventDefault()
  event.stopPropagation()
}
