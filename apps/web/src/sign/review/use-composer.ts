import { type RefObject, useEffect, useRef } from "react"

/** Focuses the forms when the visitor has come back to them. Pass the ref to an element with `tabIndex={-1}`. */
export function useComposer(isShown: boolean): RefObject<HTMLDivElement | null> {
  const composer = useRef<HTMLDivElement>(null)
  const wasShown = useRef(isShown)
  useEffect(() => {
    if (isShown && !wasShown.current && document.activeElement === document.body) {
      composer.current?.focus()
    }
    wasShown.current = isShown
  }, [isShown])
  return composer
}
