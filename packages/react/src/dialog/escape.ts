import { useEffect, useRef } from "react"

/** Takes a press of Escape; false leaves it to the layer below. */
type Escape = (event: KeyboardEvent) => boolean

const layers: Escape[] = []

/**
 * Hears of Escape before anyone else: a library whose dialog ours stands in listens on the document, ahead of what is
 * in it, and would close its own. The layer that came last is asked first; what none takes goes its way. Returns how
 * to stop.
 */
export function onEscape(take: Escape): () => void {
  if (layers.push(take) === 1) window.addEventListener("keydown", hear, true)
  return () => {
    layers.splice(layers.indexOf(take), 1)
    if (layers.length === 0) window.removeEventListener("keydown", hear, true)
  }
}

/** The same for something within a dialog: an effect, because a dialog's own layer is laid before those run. */
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
  // Prevented too, so that a second Escape cannot close a native dialog past us.
  event.preventDefault()
  event.stopPropagation()
}
