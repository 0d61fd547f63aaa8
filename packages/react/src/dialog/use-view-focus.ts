import { type RefObject, useEffect, useRef } from "react"

/**
 * Gives focus to a view that takes another's place, and takes it back up when what had it goes away with a change
 * of state.
 */
export function useViewFocus(heading: RefObject<HTMLElement | null>, state: string): void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    const first = last.current === undefined
    last.current = state
    if (first || document.activeElement === document.body) heading.current?.focus()
  }, [heading, state])
}
